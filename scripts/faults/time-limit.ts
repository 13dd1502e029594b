import assert from "node:assert/strict";
import { availableParallelism, loadavg } from "node:os";

/** The machine's load in the last minute per core; 1 on a free machine. */
function getLoadFactor(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

/**
 * Checks a time against a limit that holds on a free machine: where more programs run than cores, each
 * has only its share of them.
 *
 * @returns The time and the load, for the table.
 */
export function checkTime(name: string, ms: number, limitMs: number): string {
  const factor = getLoadFactor();
  const seen = `${name} ${Math.round(ms)} ms (limit ${limitMs} ms × load per core ${factor.toFixed(1)})`;
  assert.ok(ms <= limitMs * factor, seen);
  return seen;
}

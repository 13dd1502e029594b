import { readFileSync } from "node:fs";
import { listDescendants } from "../../e2e/support/process-tree.ts";

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Processor time of a process and its ended children in ms; 0 once it has ended. */
export function readCpuMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // utime, stime, cutime, cstime.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;
  } catch {
    return 0;
  }
}

/** Processor time of a process with all that it started. */
export function readTreeCpuMs(pid: number): number {
  return [pid, ...listDescendants(pid)].reduce((sum, one) => sum + readCpuMs(one), 0);
}

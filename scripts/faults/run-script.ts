import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readPeakMemoryMb } from "./process-memory.ts";

/** What a script took: its peak is the resident memory of its own process. */
export type ScriptRun = { readonly seconds: string; readonly peakMb: string };

const sampleMs = 100;

/** Runs a script of the project. */
export async function runScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ScriptRun> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", script), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let peakMb = 0;
  const sampling = setInterval(() => {
    if (child.pid !== undefined) peakMb = readPeakMemoryMb(child.pid) ?? peakMb;
  }, sampleMs);
  let errors = "";
  child.stderr.on("data", (part: Buffer) => (errors += part.toString()));
  await once(child, "close").finally(() => clearInterval(sampling));
  if (child.exitCode !== 0) throw new Error(`${script} failed: ${errors.slice(-400)}`);
  return {
    seconds: ((performance.now() - began) / 1_000).toFixed(0),
    peakMb: peakMb.toFixed(0),
  };
}

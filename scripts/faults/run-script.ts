import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Runs a script of the project; returns its seconds. */
export async function runScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", script), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (part: Buffer) => (errors += part.toString()));
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error(`${script} failed: ${errors.slice(-400)}`);
  return ((performance.now() - began) / 1_000).toFixed(0);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { findProgram, here } from "../find-program.ts";

/** Runs a scanner of Debian's to its end or the time limit, and returns its output. */
export async function runScanner(
  name: string,
  args: readonly string[],
  limitSeconds: number,
): Promise<{ readonly output: string; readonly isEnded: boolean }> {
  const program = findProgram([name], here);
  if (program === undefined) throw new Error(`${name} is missing: apt-get install ${name}`);
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  let isEnded = true;
  const timer = setTimeout(() => {
    isEnded = false;
    child.kill("SIGTERM");
  }, limitSeconds * 1_000);
  await once(child, "close");
  clearTimeout(timer);
  return { output, isEnded };
}

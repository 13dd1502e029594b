import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, loadavg, release, totalmem, type } from "node:os";
import { join } from "node:path";
import { isBuildCurrent } from "../build-stamp.ts";
import type { BenchResults } from "./figure.ts";
import { findPgbench } from "./pgbench.ts";

const root = join(import.meta.dirname, "../..");

/** Where and of what the figures are; read before the run. */
export async function readMachine(
  isQuick: boolean,
): Promise<Omit<BenchResults["machine"], "postgres">> {
  return {
    processors: `${availableParallelism()} × ${cpus()[0]?.model ?? "unknown"}`,
    memoryGb: Math.round(totalmem() / 1e9),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    pgbench: readPgbench(),
    date: new Date().toISOString().slice(0, 10),
    commit: (await isBuildCurrent(root)) ? readCommit() : "unknown (dist is another build)",
    loadPerCore: (loadavg()[0] ?? 0) / availableParallelism(),
    isQuick,
  };
}

function readPgbench(): string {
  const program = findPgbench();
  if (program === undefined) return "no pgbench (apt-get install postgresql-contrib)";
  return execFileSync(program, ["--version"], { encoding: "utf8" }).trim();
}

/** A plus sign means changed files. */
function readCommit(): string {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", args, { encoding: "utf8", cwd: root }).trim();
  try {
    const isChanged = git("status", "--porcelain", "--untracked-files=no") !== "";
    return `${git("rev-parse", "--short=8", "HEAD")}${isChanged ? "+" : ""}`;
  } catch {
    return "unknown";
  }
}

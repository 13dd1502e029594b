import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

type ProcessRow = { readonly pid: number; readonly parent: number; readonly isGone: boolean };

/** Lists all descendants of a process. */
export function listDescendants(pid: number | undefined): number[] {
  const rows = listProcesses();
  const below = (parent: number): number[] =>
    rows.filter((row) => row.parent === parent).flatMap((row) => [row.pid, ...below(row.pid)]);
  return pid === undefined ? [] : below(pid);
}

/** Filters the running ones; a zombie doesn't count. */
export function listRunning(pids: readonly number[]): number[] {
  const running = new Set(listProcesses().flatMap((row) => (row.isGone ? [] : [row.pid])));
  return pids.filter((pid) => running.has(pid));
}

function listProcesses(): ProcessRow[] {
  // A minimal Debian has no ps.
  return existsSync("/proc/self/stat") ? readProc() : readPs();
}

function readProc(): ProcessRow[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readStat(name);
      // The program's name is in brackets and may itself contain spaces and brackets.
      const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (state === undefined || parent === undefined) return [];
      return [{ pid: Number(name), parent: Number(parent), isGone: "ZX".includes(state) }];
    });
}

function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return ""; // It ended after the folder was read.
  }
}

function readPs(): ProcessRow[] {
  const { stdout } = spawnSync("ps", ["-axo", "pid=,ppid=,state="], { encoding: "utf8" });
  return stdout.split("\n").flatMap((line) => {
    const [pid, parent, state] = line.trim().split(/\s+/);
    if (!pid || !parent || !state) return [];
    return [{ pid: Number(pid), parent: Number(parent), isGone: state.startsWith("Z") }];
  });
}

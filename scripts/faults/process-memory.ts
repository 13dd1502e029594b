import { readdirSync, readFileSync } from "node:fs";

/** Resident memory of a process in MB. */
export function readMemoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1_000;
}

export function countDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

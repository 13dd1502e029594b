import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Resident memory of a process in MB. */
export function readMemoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1_000;
}

/** The highest resident memory of a process so far, in MB; undefined once it has ended. */
export function readPeakMemoryMb(pid: number): number | undefined {
  const path = `/proc/${pid}/status`;
  const peak = existsSync(path) ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(path, "utf8")) : null;
  return peak ? Number(peak[1]) / 1_000 : undefined;
}

export function countDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

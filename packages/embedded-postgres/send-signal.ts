import { hasErrorCode } from "./embedded-postgres-error.ts";

/**
 * Sends a signal; ignores processes that have already ended.
 * @param pid Process id; for a process group, the negative id of its first process.
 */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasErrorCode(error, "ESRCH")) throw error;
  }
}

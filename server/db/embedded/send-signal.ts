import { hasErrorCode } from "./embedded-postgres-error.ts";

/**
 * Sends a signal; a process that is already gone is no error.
 *
 * @param pid Number of the process; of a group, the negative number of its first process.
 * @param signal Name of the signal.
 */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasErrorCode(error, "ESRCH")) throw error;
  }
}

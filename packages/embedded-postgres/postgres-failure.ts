import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/** Errors that are temporary or fixed by a retry. */
type PassingFailure = "LOCKED" | "MEMORY_IN_USE" | "PORT_IN_USE";

/**
 * Recognises start errors that are worth a retry.
 * @param output The postmaster's log output.
 * @returns The kind, or undefined if a retry won't help.
 */
export function findPassingFailure(output: string): PassingFailure | undefined {
  if (/lock file "postmaster.pid" (?:already exists|is empty)/.test(output)) return "LOCKED";
  if (output.includes("pre-existing shared memory block")) return "MEMORY_IN_USE";
  if (output.includes("Address already in use")) return "PORT_IN_USE";
  return undefined;
}

/**
 * Summarises the output of PostgreSQL's programs in one line.
 * @param what The failed action, used as the start of the message.
 * @returns The error to throw.
 */
export function describeFailure(output: string, what: string): EmbeddedPostgresError {
  if (/no space left on device|disk quota exceeded|check free disk space/i.test(output)) {
    return new EmbeddedPostgresError("DISK_FULL", `${what}: the disk is full`);
  }
  const lines = output.split("\n");
  const reason =
    lines.find((line) => /\b(?:FATAL|PANIC): /.test(line)) ??
    lines.find((line) => /\berror: /.test(line)) ??
    lines.findLast((line) => line.trim() !== "") ??
    "no reason given";
  return new EmbeddedPostgresError(
    "START_FAILED",
    `${what}: ${reason.replace(/^.*?(?:FATAL|PANIC|error): +/, "")}`,
  );
}

/**
 * Creates the error for a folder that isn't a database.
 * @param folder Path where a database was expected.
 * @param cause Error of reading the folder.
 * @returns The error to throw.
 */
export function notADatabase(folder: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    "DATA_DAMAGED",
    `${folder} exists, but holds no whole PostgreSQL database; move it away or put a backup in its place`,
    { cause },
  );
}

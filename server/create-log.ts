import pino, { type DestinationStream, type Logger } from "pino";
import { describeError } from "./db/describe-error.ts";

/**
 * Opens the log: JSON lines on standard output. An error that a library logs as it is gets described
 * like our own; the lint rule project/described-errors checks those.
 *
 * @param level The least important level that is written.
 * @param destination Where the lines go instead of standard output.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const describe = (value: unknown): unknown =>
    value instanceof Error ? describeError(value) : value;
  const options = { level, serializers: { err: describe, error: describe } };
  return destination ? pino(options, destination) : pino(options);
}

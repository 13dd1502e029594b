import pino, { type DestinationStream, type Logger } from "pino";
import { describeError } from "./db/describe-error.ts";

/**
 * Creates the logger: JSON lines on standard output. Errors that a library logs unchanged are described
 * like our own; the lint rule project/described-errors checks ours.
 * @param level The minimum level that is written.
 * @param destination Replaces standard output.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const describe = (value: unknown): unknown =>
    value instanceof Error ? describeError(value) : value;
  const options = { level, serializers: { err: describe, error: describe } };
  return destination ? pino(options, destination) : pino(options);
}

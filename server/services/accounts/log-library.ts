import type { Logger } from "pino";
import { describeError } from "#server/db/describe-error.ts";

/**
 * Forwards better-auth's log lines. better-auth also logs raw errors and, as its message, the text
 * of a failed statement with its parameters; both are left out.
 */
export function createLibraryLog(log: Logger): (level: string, ...said: unknown[]) => void {
  return (level, ...said) => {
    const thrown = said.find((part) => part instanceof Error);
    const line = { source: "better-auth", ...(thrown && { err: describeError(thrown) }) };
    const [text] = said;
    const isPlain = typeof text === "string" && text !== "" && !text.startsWith("Failed query");
    const message = isPlain ? text : "call failed";
    if (level === "error") log.error(line, message);
    else log.debug(line, message);
  };
}

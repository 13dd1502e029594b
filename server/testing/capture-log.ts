import pino, { type Logger } from "pino";

/** A logger at level trace, with all lines written to it. */
export function captureLog(): { readonly log: Logger; readonly lines: readonly string[] } {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  return { log, lines };
}

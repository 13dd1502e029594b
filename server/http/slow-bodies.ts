import type { IncomingMessage } from "node:http";

/** How long a request may take to arrive. Files of megabytes may come from a phone. */
export const bodyTimeoutMs = { usual: 15_000, file: 120_000 };

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Closes the connection when a request's body hasn't arrived in time. */
export function closeSlowBody(request: IncomingMessage): void {
  const { headers } = request;
  if (headers["content-length"] === undefined && !headers["transfer-encoding"]) return;
  setDeadline(request, bodyTimeoutMs.usual);
  request.once("close", () => clearTimeout(deadlines.get(request)));
}

/** Gives a file upload more time, once the sender is known to have the right. */
export function allowSlowFile(request: IncomingMessage | undefined): void {
  if (request && deadlines.has(request)) setDeadline(request, bodyTimeoutMs.file);
}

function setDeadline(request: IncomingMessage, ms: number): void {
  clearTimeout(deadlines.get(request));
  const close = (): void => {
    if (!request.complete) request.destroy();
  };
  deadlines.set(request, setTimeout(close, ms).unref());
}

import type { Change } from "./change.ts";

/** A comment, so that proxies and clients see that an idle stream is open. */
export const heartbeat = Buffer.from(": \n\n");

/** A change as a server-sent event. Its number is the id from which a reader resumes. */
export function encodeChange({ seq, kind, entityId, isOnlyStock }: Change): Buffer {
  const data = JSON.stringify({
    seq,
    kind,
    id: entityId,
    ...(isOnlyStock && { only_stock: true }),
  });
  return Buffer.from(`event: message\nid: ${seq}\ndata: ${data}\n\n`);
}

import { PassThrough } from "node:stream";
import type { Context } from "hono";
import type { RequestEnv } from "./watch-requests.ts";

/**
 * Sends the event stream that a procedure has granted in place of its response, whose event iterator would
 * encode each event for each reader. Any other response is returned as it is.
 */
export function sendStream(c: Context<RequestEnv>, response: Response): Response {
  const { answered, appContext } = c.get("scope");
  if (!answered.stream) return response;
  const outgoing = c.env?.outgoing;
  if (outgoing && "req" in outgoing) {
    // Those that were set on the way here, for pages of another origin.
    for (const [name, value] of c.res.headers) response.headers.set(name, value);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    appContext.liveStreams.open(outgoing, answered.stream);
    // The listener sees that it is sent.
    return new Response(null);
  }
  // Requests made inside the process have no connection.
  const sink = new PassThrough();
  c.req.raw.signal.addEventListener("abort", () => sink.destroy(), { once: true });
  appContext.liveStreams.open(sink, answered.stream);
  return new Response(toWebStream(sink), response);
}

function toWebStream(sink: PassThrough): ReadableStream<Uint8Array> {
  const parts = sink[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next: IteratorResult<Uint8Array, undefined> = await parts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => void sink.destroy(),
  });
}

import { setTimeout as delay } from "node:timers/promises";
import type { ClusterLoad } from "./cluster-client.ts";

/** An open or broken event stream with the numbers that it received. */
export type StreamReader = {
  readonly received: Set<number>;
  lastEventId: string | undefined;
  isOpen: boolean;
};

const retryMs = 500;

/** Reads the stream of product changes; resumes after the last number when it breaks, as browsers do. */
export async function readStream(load: ClusterLoad, reader: StreamReader): Promise<void> {
  while (!load.ending.aborted) {
    try {
      await readUntilBroken(load, reader);
    } catch {
      // Connects again.
    }
    reader.isOpen = false;
    if (!load.ending.aborted) await delay(retryMs);
  }
}

async function readUntilBroken(load: ClusterLoad, reader: StreamReader): Promise<void> {
  const { lastEventId } = reader;
  const response = await fetch(`${load.origin}/api/live/products`, {
    headers: {
      accept: "text/event-stream",
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    },
    signal: AbortSignal.any([load.ending, load.signal]),
  });
  if (!response.ok || !response.body) return;
  reader.isOpen = true;
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const id = /^id: ?(\d+)/.exec(line)?.[1];
      if (id === undefined) continue;
      reader.lastEventId = id;
      reader.received.add(Number(id));
    }
  }
}

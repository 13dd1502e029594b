import type { WorkerMessage } from "./worker-message.ts";

/** Timeout after which a worker counts as broken. */
const timeoutMs = 5_000;

/**
 * Asks a worker whether the page's main chunk belongs to its own build. Resolves to true on a
 * timeout.
 */
export async function isOfBuild(worker: ServiceWorker, mainChunk: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data !== false));
    setTimeout(() => resolve(true), timeoutMs);
  });
  port1.start();
  const question: WorkerMessage = { kind: "is-of-your-build", mainChunk };
  worker.postMessage(question, [port2]);
  const isSame = await answer;
  port1.close();
  return isSame;
}

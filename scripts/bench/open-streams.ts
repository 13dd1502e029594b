import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { StreamReport, StreamWork } from "../faults/stream-clients.ts";
import type { CleanUp } from "./clean-up.ts";

/** Open event streams of the shop's products. */
export type OpenStreams = {
  /** When each got the change, in ms since 1970. */
  receive(change: () => Promise<void>): Promise<readonly number[]>;
  close(): Promise<void>;
};

/** Opens streams from a thread. */
export async function openStreams(
  port: number,
  count: number,
  cleanUp: CleanUp,
): Promise<OpenStreams> {
  const workerData: StreamWork = { port, count };
  const worker = new Worker(new URL("../faults/stream-clients.ts", import.meta.url), {
    workerData,
  });
  const close = async (): Promise<void> => void (await worker.terminate());
  cleanUp.add(close);
  const opened = await receiveReport(worker, cleanUp.signal);
  if (opened.count !== count) throw new Error(`${opened.count} of ${count} streams open`);
  return {
    async receive(change) {
      const report = receiveReport(worker, cleanUp.signal);
      await change();
      const { times } = await report;
      if (times.length !== count)
        throw new Error(`${times.length} of ${count} streams got a change`);
      return times;
    },
    close,
  };
}

async function receiveReport(worker: Worker, signal: AbortSignal): Promise<StreamReport> {
  const [report]: StreamReport[] = await once(worker, "message", { signal });
  if (!report) throw new Error("The streams reported nothing");
  return report;
}

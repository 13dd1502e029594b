import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";

const targetsSchema = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]);
const messageSchema = z.object({ id: z.number(), result: z.unknown() });
const usageSchema = z.object({
  result: z.object({ value: z.object({ live: z.number(), resident: z.number() }) }),
});

/** Compiled code is left out: it grows for hours, until the last rarely called function is compiled. */
const usageExpression = `(() => {
  const { heapUsed, external, rss } = process.memoryUsage();
  const code = process
    .getBuiltinModule("node:v8")
    .getHeapSpaceStatistics()
    .filter(({ space_name }) => /code|trusted/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);
  return { live: (heapUsed + external - code) / 1e6, resident: rss / 1e6 };
})()`;

/** Memory of a Node process after a garbage collection, in MB. */
export type LiveMemory = {
  /** Objects and buffers. */
  readonly live: number;
  readonly resident: number;
};

/**
 * Connects to the inspector of a process that was started with `--inspect=127.0.0.1:port`.
 *
 * Resident memory alone grows and shrinks by tens of MB with the heap's free pages.
 */
export async function openLiveMemory(
  port: number,
): Promise<{ read: () => Promise<LiveMemory>; close: () => void }> {
  const response = await fetch(`http://127.0.0.1:${port}/json`);
  const [target] = targetsSchema.parse(await response.json());
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, "open");
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = messageSchema.parse(JSON.parse(String(data)));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let lastId = 0;
  const send = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve) => {
      waiting.set(++lastId, resolve);
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
  const collect = () => send("HeapProfiler.collectGarbage");

  return {
    close: () => socket.close(),
    async read() {
      // Finalizers of the first collection release what the second one frees.
      await collect();
      await delay(200);
      await collect();
      const options = { expression: usageExpression, returnByValue: true };
      return usageSchema.parse(await send("Runtime.evaluate", options)).result.value;
    },
  };
}

import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { KeyedQueue, QueueBusyError } from "./keyed-queue.ts";

const limits = { maxWaiting: 10, maxWaitingPerKey: 5, maxWaitMs: 10_000 };

test("tasks of one key run one after another, in call order", async () => {
  const queue = new KeyedQueue(limits);
  const log: string[] = [];
  await Promise.all(
    [1, 2, 3].map((n) =>
      queue.run(["a"], async () => {
        log.push(`start ${n}`);
        await delay(5);
        log.push(`end ${n}`);
      }),
    ),
  );
  expect(log).toEqual(["start 1", "end 1", "start 2", "end 2", "start 3", "end 3"]);
});

test("tasks without a common key run concurrently", async () => {
  const queue = new KeyedQueue(limits);
  const first = hold(queue, ["a"]);
  expect(await queue.run(["b"], async () => "done")).toBe("done");
  await first.end();
});

test("tasks with the same keys in any order never deadlock", async () => {
  const queue = new KeyedQueue(limits);
  const results = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      queue.run(n % 2 === 0 ? ["a", "b", "b"] : ["b", "a"], async () => delay(1, n)),
    ),
  );
  expect(results).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a failed task frees its key for the next one", async () => {
  const queue = new KeyedQueue(limits);
  const failing = queue.run(["a"], () => Promise.reject(new Error("broken")));
  const next = queue.run(["a"], async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("a full queue rejects at once, per key and in total", async () => {
  const queue = new KeyedQueue({ ...limits, maxWaiting: 7 });
  const holders = [hold(queue, ["a"]), hold(queue, ["b"])];
  await delay(1);
  const waiting = Array.from({ length: 5 }, () => queue.run(["a"], async () => "done"));
  await expect(queue.run(["a"], async () => "done")).rejects.toThrow(QueueBusyError);
  waiting.push(...["b", "b"].map((key) => queue.run([key], async () => "done")));
  await expect(queue.run(["c"], async () => "done")).rejects.toThrow(QueueBusyError);
  await Promise.all(holders.map((holder) => holder.end()));
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
});

test("a task that waited too long is rejected and never runs", async () => {
  const queue = new KeyedQueue({ ...limits, maxWaitMs: 20 });
  const holder = hold(queue, ["b"]);
  let hasRun = false;
  const late = queue.run(["a", "b"], async () => (hasRun = true));
  await expect(late).rejects.toThrow(QueueBusyError);
  // The key it held already is free again.
  expect(await queue.run(["a"], async () => "done")).toBe("done");
  await holder.end();
  await delay(1);
  expect({ hasRun, keys: queue.keyCount }).toEqual({ hasRun: false, keys: 0 });
});

test("rejectWaiting rejects the tasks of a key while others keep waiting", async () => {
  const queue = new KeyedQueue(limits);
  const holders = [hold(queue, ["a"]), hold(queue, ["b"])];
  await delay(1);
  const rejected = Promise.allSettled([1, 2, 3].map(() => queue.run(["a"], async () => "done")));
  const running = queue.run(["b"], async () => "done");
  await delay(1);
  queue.rejectWaiting(["a", "unknown"]);
  for (const outcome of await rejected) expect(outcome).toMatchObject({ status: "rejected" });
  await Promise.all(holders.map((holder) => holder.end()));
  expect(await running).toBe("done");
  await delay(1);
  expect(queue.keyCount).toBe(0);
});

/** Holds keys until `end` is called. */
function hold(queue: KeyedQueue, keys: readonly string[]): { end: () => Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = queue.run(keys, () => promise);
  return {
    async end() {
      resolve();
      await held;
    },
  };
}

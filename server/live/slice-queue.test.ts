import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { SliceQueue } from "./slice-queue.ts";

test("runs each waiting item once, 200 of them per turn of the event loop", async () => {
  const run: number[] = [];
  const queue = new SliceQueue<number>((item) => run.push(item));
  const items = Array.from({ length: 450 }, (_, index) => index);
  for (const item of [...items, ...items]) queue.add(item);
  const counts: number[] = [run.length];
  while (run.length < items.length) {
    await nextTurn();
    counts.push(run.length);
  }
  expect(counts).toEqual([0, 200, 400, 450]);
  expect(run).toEqual(items);
});

test("an item that is added while it runs has another turn", async () => {
  let runs = 0;
  const queue = new SliceQueue<string>((item) => {
    runs += 1;
    if (runs < 3) queue.add(item);
  });
  queue.add("a");
  await expect.poll(() => runs).toBe(3);
});

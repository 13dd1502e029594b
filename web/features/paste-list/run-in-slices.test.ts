import { expect, test } from "vitest";
import { readListInSteps } from "#catalogue/part-list/read-list.ts";
import { measureCpuMs, measureSlowness } from "#domain/testing/cpu-ms.ts";
import { runInSlices } from "./run-in-slices.ts";

const texts = [
  Array.from({ length: 1_000 }, (_, at) => `Kushinetë ${6_000 + at} 2RS ${at}`).join("\n"),
  " x 4".repeat(4_000),
  '1;2;"'.repeat(4_000),
  `${"4 x 25 x 52 x 15 20 4 ".repeat(18)}\n`.repeat(40),
  "(".repeat(12_000),
  `${"1 ".repeat(200)}copë\n`.repeat(40),
  `${"6205,".repeat(80)}\n`.repeat(40),
];

test.each(texts)("a step of a list takes less than 16 ms, text %#", (text) => {
  // Each step at its best of several runs, since one may be slowed by the machine.
  const runs = Array.from({ length: 4 }, () => measureSteps(text));
  const steps = runs[0]?.map((_, at) => Math.min(...runs.map((run) => run[at] ?? 0))) ?? [];
  expect(Math.max(...steps) / measureSlowness()).toBeLessThan(16);
});

test("returns the result of the last step, and stops when aborted", async () => {
  const { signal } = new AbortController();
  const list = await runInSlices(readListInSteps("6205 4"), signal);
  expect(list.lines).toMatchObject([{ code: "6205", quantity: 4 }]);
  const stopped = runInSlices(endlessSteps(), AbortSignal.abort());
  await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
});

function* endlessSteps(): Generator<undefined, never, undefined> {
  for (;;) yield;
}

/** The CPU time of each step in milliseconds. */
function measureSteps(text: string): number[] {
  const steps = readListInSteps(text);
  const times: number[] = [];
  for (;;) {
    const step = { done: false as boolean | undefined };
    times.push(measureCpuMs(() => (step.done = steps.next().done)));
    if (step.done) return times;
  }
}

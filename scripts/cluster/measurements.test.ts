import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Measurements } from "./measurements.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

test("a request that waits through a kill counts for it, from its first attempt", async () => {
  const measurements = new Measurements();
  const wait = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100);
  let attempts = 0;
  const send = async (): Promise<number | undefined> => {
    attempts += 1;
    if (attempts === 2) measurements.begin("a server");
    return attempts === 4 ? 201 : undefined;
  };
  expect(await measurements.measure({ kind: "write", path: "/" }, send, wait)).toBe(201);
  expect(measurements.phases.map(({ name, maxWaits }) => [name, maxWaits.write.ms])).toEqual([
    ["nothing", 0],
    ["a server", 300],
  ]);
  expect(measurements.failedAttempts).toBe(3);
});

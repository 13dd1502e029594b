import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStopSignal } from "./stop-signal.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a stop during the start is immediate", () => {
  const stop = createStopSignal();
  stop.request();
  expect(stop.signal.aborted).toBe(true);
});

test("a drained stop is announced once and follows after its time, however often it is requested", () => {
  const stop = createStopSignal();
  const begin = vi.fn<() => void>();
  stop.drainFirst(5_000, begin);
  stop.request();
  vi.advanceTimersByTime(4_000);
  stop.request();
  vi.advanceTimersByTime(999);
  expect([begin.mock.calls.length, stop.signal.aborted]).toEqual([1, false]);
  vi.advanceTimersByTime(1);
  expect(stop.signal.aborted).toBe(true);
});

test("an urgent stop doesn't wait", () => {
  const stop = createStopSignal();
  stop.drainFirst(5_000, () => undefined);
  stop.request();
  stop.request(true);
  expect(stop.signal.aborted).toBe(true);
});

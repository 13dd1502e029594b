import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coalesce } from "./coalesce.ts";

describe("coalesce", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("delivers a burst as one batch", () => {
    const { add, batches } = start();
    add(1);
    add(2);
    vi.advanceTimersByTime(99);
    expect(batches).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(batches).toEqual([[1, 2]]);
  });

  it("keeps the interval between two batches and loses nothing", () => {
    const { add, batches } = start();
    add(1);
    vi.advanceTimersByTime(100);
    add(2);
    vi.advanceTimersByTime(500);
    add(3);
    expect(batches).toEqual([[1]]);
    vi.advanceTimersByTime(500);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  it("delivers immediately on flush", () => {
    const { add, flush, batches } = start();
    flush();
    add(1);
    flush();
    vi.advanceTimersByTime(5_000);
    expect(batches).toEqual([[1]]);
  });
});

function start() {
  const batches: (readonly number[])[] = [];
  const { add, flush } = coalesce<number>({
    delayMs: () => 100,
    intervalMs: 1_000,
    onBatch: (items) => void batches.push(items),
  });
  return { add, flush, batches };
}

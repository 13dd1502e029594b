import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coalesce, createSeenChanges, parseChange } from "./live-changes.ts";

describe("parseChange", () => {
  it("parses a change and drops unknown fields", () => {
    const change = { seq: 3, kind: "updated", id: "0b7c" };
    const parsed = parseChange(JSON.stringify({ ...change, more: true }));
    expect(parsed).toEqual({ ...change, isOnlyStock: false });
  });

  it("parses a change of stock", () => {
    const change = { seq: 3, kind: "updated", id: "0b7c" };
    const parsed = parseChange(JSON.stringify({ ...change, only_stock: true }));
    expect(parsed).toEqual({ ...change, isOnlyStock: true });
  });

  it("parses a change of kind 'many'", () => {
    const change = { seq: 4, kind: "many", id: "0b7c" };
    expect(parseChange(JSON.stringify(change))).toEqual({ ...change, isOnlyStock: false });
  });

  it.each([
    "",
    "null",
    "[]",
    "{",
    '{"seq":1.5,"kind":"updated","id":"a"}',
    '{"seq":"1","kind":"updated","id":"a"}',
    '{"seq":1,"kind":"renamed","id":"a"}',
    '{"seq":1,"kind":"updated"}',
  ])("returns undefined for %j", (data) => {
    expect(parseChange(data)).toBeUndefined();
  });
});

describe("seen changes", () => {
  it("ignore duplicates of a resumed stream", () => {
    const seen = createSeenChanges();
    expect([4, 5, 6, 5, 6, 7, 4].filter((seq) => seen.note(seq))).toEqual([4, 5, 6, 7]);
  });

  it("accept a late lower number, since numbers aren't assigned in commit order", () => {
    const seen = createSeenChanges();
    expect([10, 12, 11].filter((seq) => seen.note(seq))).toEqual([10, 12, 11]);
    expect(seen.last()).toBe(12);
  });

  it("have no last number before the first change", () => {
    expect(createSeenChanges().last()).toBeUndefined();
  });

  it("start at the page's last change, and still accept a late lower number", () => {
    const seen = createSeenChanges(40);
    expect(seen.last()).toBe(40);
    expect([39, 39, 41].filter((seq) => seen.note(seq))).toEqual([39, 41]);
    expect(seen.last()).toBe(41);
  });

  it("drop the oldest arrivals first and keep the highest number", () => {
    const seen = createSeenChanges(undefined, 3);
    for (const seq of [9, 1, 2, 3]) seen.note(seq);
    expect(seen.last()).toBe(9);
    expect(seen.note(2)).toBe(false);
    expect(seen.note(9)).toBe(true);
  });
});

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

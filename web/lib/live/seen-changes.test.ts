import { describe, expect, it } from "vitest";
import { createSeenChanges } from "./seen-changes.ts";

describe("the memory of seen changes", () => {
  it("ignores what a resumed stream repeats", () => {
    const seen = createSeenChanges();
    expect([4, 5, 6, 5, 6, 7, 4].filter((seq) => seen.note(seq))).toEqual([4, 5, 6, 7]);
  });

  it("takes a lower number that arrives late, since numbers aren't given in commit order", () => {
    const seen = createSeenChanges();
    expect([10, 12, 11].filter((seq) => seen.note(seq))).toEqual([10, 12, 11]);
    expect(seen.last()).toBe(12);
  });

  it("knows no last number before the first change", () => {
    expect(createSeenChanges().last()).toBeUndefined();
  });

  it("starts where the page's data ends, and still takes a lower number that comes late", () => {
    const seen = createSeenChanges(40);
    expect(seen.last()).toBe(40);
    expect([39, 39, 41].filter((seq) => seen.note(seq))).toEqual([39, 41]);
    expect(seen.last()).toBe(41);
  });

  it("forgets the oldest arrivals first and keeps the highest number", () => {
    const seen = createSeenChanges(undefined, 3);
    for (const seq of [9, 1, 2, 3]) seen.note(seq);
    expect(seen.last()).toBe(9);
    expect(seen.note(2)).toBe(false);
    expect(seen.note(9)).toBe(true);
  });
});

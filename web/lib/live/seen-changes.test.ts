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

  it("forgets the oldest arrivals first and keeps the highest number", () => {
    const seen = createSeenChanges(3);
    for (const seq of [9, 1, 2, 3]) seen.note(seq);
    expect(seen.last()).toBe(9);
    expect(seen.note(2)).toBe(false);
    expect(seen.note(9)).toBe(true);
  });
});

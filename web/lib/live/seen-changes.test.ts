import { describe, expect, it } from "vitest";
import { createSeenChanges } from "./seen-changes.ts";

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

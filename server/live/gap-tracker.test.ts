import fc from "fast-check";
import { expect, test } from "vitest";
import { GapTracker } from "./gap-tracker.ts";

const timeoutMs = 1_000;

test("accepts numbers in order once each", () => {
  const gaps = new GapTracker(7, timeoutMs);
  expect([8, 9, 10, 8, 9, 10].map((seq) => gaps.accept(seq, 0))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(gaps.last).toBe(10);
  expect(gaps.missing(0)).toEqual([]);
});

test("rejects numbers from before the start", () => {
  const gaps = new GapTracker(7, timeoutMs);
  expect([1, 6, 7].map((seq) => gaps.accept(seq, 0))).toEqual([false, false, false]);
});

test("reports a skipped number as missing, and accepts it once", () => {
  const gaps = new GapTracker(0, timeoutMs);
  gaps.accept(4, 0);
  expect(gaps.missing(0)).toEqual([1, 2, 3]);
  expect(gaps.accept(2, 10)).toBe(true);
  expect(gaps.missing(10)).toEqual([1, 3]);
  expect(gaps.accept(2, 20)).toBe(false);
  expect(gaps.last).toBe(4);
});

test("gives up a missing number after the timeout", () => {
  const gaps = new GapTracker(0, timeoutMs);
  gaps.accept(2, 0);
  gaps.accept(4, 600);
  expect(gaps.missing(timeoutMs)).toEqual([1, 3]);
  expect(gaps.missing(timeoutMs + 1)).toEqual([3]);
  expect(gaps.missing(timeoutMs + 601)).toEqual([]);
});

test("accepts each number exactly once, in any order and however often it arrives", () => {
  const arrivals = fc
    .uniqueArray(fc.integer({ min: 1, max: 60 }))
    .chain((seqs) =>
      fc.tuple(
        fc.shuffledSubarray(seqs, { minLength: seqs.length }),
        fc.array(fc.constantFrom(...seqs, 1), { maxLength: 40 }),
      ),
    );
  fc.assert(
    fc.property(arrivals, ([seqs, repeated]) => {
      const gaps = new GapTracker(0, timeoutMs);
      const accepted = [...seqs, ...repeated].filter((seq) => gaps.accept(seq, 0));
      expect(accepted.toSorted((a, b) => a - b)).toEqual(
        [...new Set([...seqs, ...repeated])].toSorted((a, b) => a - b),
      );
      expect(gaps.last).toBe(Math.max(0, ...seqs, ...repeated));
      const unseen = Array.from({ length: gaps.last }, (_, index) => index + 1).filter(
        (seq) => !accepted.includes(seq),
      );
      expect(gaps.missing(0).toSorted((a, b) => a - b)).toEqual(unseen);
    }),
  );
});

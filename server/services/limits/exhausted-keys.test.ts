import { beforeEach, expect, test, vi } from "vitest";
import { ExhaustedKeys } from "./exhausted-keys.ts";

const start = Date.parse("2026-01-01T00:00:00Z");

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: start }));

test("returns the time to the window's end, for 10 s at most", () => {
  const keys = new ExhaustedKeys(10);
  keys.add("long", 60_000);
  keys.add("short", 2_000);
  vi.setSystemTime(start + 1_500);
  expect([keys.getWaitMs("long"), keys.getWaitMs("short")]).toEqual([58_500, 500]);
  vi.setSystemTime(start + 9_999);
  expect([keys.getWaitMs("long"), keys.getWaitMs("short")]).toEqual([50_001, 0]);
  vi.setSystemTime(start + 10_000);
  expect(keys.getWaitMs("long")).toBe(0);
});

test("beyond the max the oldest key is dropped", () => {
  const keys = new ExhaustedKeys(2);
  for (const key of ["a", "b", "a", "c"]) keys.add(key, 1_000);
  expect(["a", "b", "c"].map((key) => keys.getWaitMs(key))).toEqual([1_000, 0, 1_000]);
});

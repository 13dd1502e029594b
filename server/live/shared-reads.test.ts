import { beforeEach, expect, test } from "vitest";
import type { ChangeFeed } from "./change.ts";
import { SharedReads } from "./shared-reads.ts";

let isHearing: boolean;
let change: () => void;
let reads: SharedReads<number>;
let count: number;

beforeEach(() => {
  [isHearing, count] = [true, 0];
  const feed: ChangeFeed = {
    subscribe: () => () => {},
    readSince: async function* readSince() {},
    lastSeq: 0,
    readAt: 0,
    isBehind: false,
    announce: () => {},
    watch: (_topic, listener) => {
      change = listener;
      return () => {};
    },
    get isHearing() {
      return isHearing;
    },
    close: async () => {},
  };
  reads = new SharedReads(feed);
});

test("requests share a read until a product changes", async () => {
  const first = reads.read("a", read);
  expect(await reads.read("a", read)).toBe(1);
  expect(await first).toBe(1);
  expect(await reads.read("b", read)).toBe(2);
  change();
  expect(await reads.read("a", read)).toBe(3);
});

test("a read from before a change is never shared after it", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const slow = reads.read("a", () => promise);
  change();
  expect(await reads.read("a", read)).toBe(1);
  resolve(0);
  expect(await slow).toBe(0);
  expect(await reads.read("a", read)).toBe(1);
});

test("nothing is shared while changes can't be received, and no error", async () => {
  isHearing = false;
  await reads.read("a", read);
  expect(await reads.read("a", read)).toBe(2);
  isHearing = true;
  await expect(reads.read("a", () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  expect(await reads.read("a", read)).toBe(3);
});

async function read(): Promise<number> {
  count += 1;
  return count;
}

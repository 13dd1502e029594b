import { expect, test } from "vitest";
import { RecentEntries } from "./recent-entries.ts";

function fill(limits: { entries: number; bytes: number }, ...texts: string[]) {
  const entries = new RecentEntries<string>(limits, (text) => text.length);
  for (const text of texts) entries.set(text[0] ?? "", text);
  return entries;
}

test("evicts the entry that was used least recently", () => {
  const entries = fill({ entries: 2, bytes: 100 }, "a", "b");
  entries.use("a");
  entries.set("c", "c");
  expect([...entries].map(([key]) => key)).toEqual(["a", "c"]);
});

test("evicts until all fit into the bytes, also when an entry grows", () => {
  const entries = fill({ entries: 10, bytes: 10 }, "aaaa", "bbb", "cc");
  entries.set("c", "ccccccc");
  expect([...entries].map(([, value]) => value)).toEqual(["bbb", "ccccccc"]);
  entries.set("d", "d".repeat(11));
  expect([...entries]).toEqual([]);
});

test("counts no bytes of what was deleted or cleared", () => {
  const entries = fill({ entries: 10, bytes: 4 }, "aa", "bb");
  entries.delete("a");
  entries.set("c", "cc");
  expect([...entries].map(([key]) => key)).toEqual(["b", "c"]);
  entries.clear();
  entries.set("d", "dddd");
  expect([...entries].map(([key]) => key)).toEqual(["d"]);
});

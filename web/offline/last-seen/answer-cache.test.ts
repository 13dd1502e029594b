import { expect, test } from "vitest";
import { queryKeys } from "#web/api/queries.ts";
import { sampleProduct } from "#web/testing/samples.ts";
import { createAnswerCache } from "./answer-cache.ts";
import type { AnswerStore } from "./answer-store.ts";
import { maxAnswers } from "./saved-answer.ts";

const now = Date.UTC(2026, 10, 22, 14, 5);
const list = (search: string): readonly unknown[] => [...queryKeys.productList, { search }];

// docs/product/offline.md#marked-with-its-time
test("reads a stored answer with its time", async () => {
  const answerCache = createAnswerCache(createStore(), () => now);
  await answerCache.keep(list("6205"), { data: { pages: [1], pageParams: [null] }, at: now - 5 });
  expect(await answerCache.read(list("6205"))).toEqual({
    data: { pages: [1], pageParams: [null] },
    at: now - 5,
  });
  expect(await answerCache.read(list("6206"))).toBeUndefined();
});

test("skips writing an answer that was read from the device", async () => {
  const saved = createStore();
  await createAnswerCache(saved, () => now).keep(list("6205"), { data: {}, at: now - 5 });
  const answerCache = createAnswerCache({ ...saved, write: reject }, () => now);
  await answerCache.read(list("6205"));
  await answerCache.keep(list("6205"), { data: { other: true }, at: now - 5 });
  expect(await answerCache.read(list("6205"))).toEqual({ data: {}, at: now - 5 });
});

test("deletes the oldest answers above the limit", async () => {
  const saved = createStore();
  const answerCache = createAnswerCache(saved, () => now);
  for (let place = 0; place < maxAnswers + 3; place += 1) {
    await answerCache.keep(list(`${place}`), { data: {}, at: now - place });
  }
  await answerCache.tidy();
  expect(await saved.names()).toHaveLength(maxAnswers);
  expect(await answerCache.read(list("0"))).toBeDefined();
  expect(await answerCache.read(list(`${maxAnswers}`))).toBeUndefined();
});

// docs/product/offline.md#search-of-seen-products
test("a search that isn't stored finds the products of other lists, and isn't stored itself", async () => {
  const saved = createStore();
  const answerCache = createAnswerCache(saved, () => now);
  const product = sampleProduct(1, { name: "NSK 6205 2RS" });
  const seen = { pages: [{ items: [product], count: 1, next_cursor: null }], pageParams: [null] };
  await answerCache.keep(list("bearing"), { data: seen, at: now - 5 });
  const found = await answerCache.read(list("6205"));
  expect(found).toEqual({ data: seen, at: now - 5 });
  if (found) await answerCache.keep(list("6205"), found);
  expect(await saved.names()).toHaveLength(1);
});

// docs/product/offline.md#private-answers
test("deletes private answers after a sign-out and keeps public ones", async () => {
  const answerCache = await openAnasShelf();
  await answerCache.dropOthers(undefined);
  expect(await answerCache.read(queryKeys.me)).toBeUndefined();
  expect(await answerCache.read([...queryKeys.cart, "ana"])).toBeUndefined();
  expect(await answerCache.read(list(""))).toBeDefined();
});

test("skips late writes of another user's answers", async () => {
  const answerCache = await openAnasShelf();
  void answerCache.dropOthers("besa");
  await answerCache.keep([...queryKeys.cart, "ana"], { data: { items: [1] }, at: now + 1 });
  expect(await answerCache.read([...queryKeys.cart, "ana"])).toBeUndefined();
});

// docs/product/offline.md#private-answers
test("deletes the answers of the previous user", async () => {
  const answerCache = await openAnasShelf();
  await answerCache.dropOthers("besa");
  expect(await answerCache.read([...queryKeys.cart, "ana"])).toBeUndefined();
});

test("keeps the answers of the same user", async () => {
  const answerCache = await openAnasShelf();
  await answerCache.dropOthers("ana");
  expect(await answerCache.read(queryKeys.me)).toBeDefined();
  expect(await answerCache.read([...queryKeys.cart, "ana"])).toBeDefined();
});

test("reads nothing and never rejects on a device that blocks storage", async () => {
  const blocked = { names: reject, read: reject, write: reject, remove: reject };
  const answerCache = createAnswerCache(blocked, () => now);
  await answerCache.keep(list(""), { data: {}, at: now });
  await answerCache.tidy();
  await answerCache.dropOthers(undefined);
  expect(await answerCache.read(list(""))).toBeUndefined();
});

async function openAnasShelf() {
  const answerCache = createAnswerCache(createStore(), () => now + 2);
  await answerCache.dropOthers("ana");
  await answerCache.keep(queryKeys.me, { data: { user: { id: "ana" } }, at: now });
  await answerCache.keep([...queryKeys.cart, "ana"], { data: { items: [] }, at: now });
  await answerCache.keep(list(""), { data: {}, at: now });
  return answerCache;
}

function createStore(): AnswerStore {
  const saved = new Map<string, unknown>();
  return {
    names: async () => [...saved.keys()],
    read: async (name) => saved.get(name),
    write: async (name, value) => void saved.set(name, value),
    remove: async (names) => {
      for (const name of names) saved.delete(name);
    },
  };
}

async function reject(): Promise<never> {
  throw new DOMException("Site data is blocked", "SecurityError");
}

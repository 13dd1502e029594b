import { expect, test } from "vitest";
import { queryKeys } from "#web/api/queries.ts";
import { createAnswerShelf } from "./answer-shelf.ts";
import type { AnswerStore } from "./answer-store.ts";
import { mostAnswers } from "./kept-answer.ts";

const now = Date.UTC(2026, 10, 22, 14, 5);
const list = (search: string): readonly unknown[] => [...queryKeys.productList, { search }];

// docs/product/offline.md#marked-with-its-time
test("reads a stored answer with its time", async () => {
  const shelf = createAnswerShelf(createStore(), () => now);
  await shelf.keep(list("6205"), { data: { pages: [1], pageParams: [null] }, at: now - 5 });
  expect(await shelf.read(list("6205"))).toEqual({
    data: { pages: [1], pageParams: [null] },
    at: now - 5,
  });
  expect(await shelf.read(list("6206"))).toBeUndefined();
});

test("skips writing an answer that was read from the device", async () => {
  const kept = createStore();
  await createAnswerShelf(kept, () => now).keep(list("6205"), { data: {}, at: now - 5 });
  const shelf = createAnswerShelf({ ...kept, write: refuse }, () => now);
  await shelf.read(list("6205"));
  await shelf.keep(list("6205"), { data: { other: true }, at: now - 5 });
  expect(await shelf.read(list("6205"))).toEqual({ data: {}, at: now - 5 });
});

test("deletes the oldest answers above the limit", async () => {
  const kept = createStore();
  const shelf = createAnswerShelf(kept, () => now);
  for (let place = 0; place < mostAnswers + 3; place += 1) {
    await shelf.keep(list(`${place}`), { data: {}, at: now - place });
  }
  await shelf.tidy();
  expect(await kept.names()).toHaveLength(mostAnswers);
  expect(await shelf.read(list("0"))).toBeDefined();
  expect(await shelf.read(list(`${mostAnswers}`))).toBeUndefined();
});

// docs/product/offline.md#private-answers
test("deletes private answers after a sign-out and keeps public ones", async () => {
  const shelf = await shelfOfAna();
  await shelf.dropOthers(undefined);
  expect(await shelf.read(queryKeys.me)).toBeUndefined();
  expect(await shelf.read([...queryKeys.cart, "ana"])).toBeUndefined();
  expect(await shelf.read(list(""))).toBeDefined();
});

test("skips late writes of another user's answers", async () => {
  const shelf = await shelfOfAna();
  void shelf.dropOthers("besa");
  await shelf.keep([...queryKeys.cart, "ana"], { data: { items: [1] }, at: now + 1 });
  expect(await shelf.read([...queryKeys.cart, "ana"])).toBeUndefined();
});

// docs/product/offline.md#private-answers
test("deletes the answers of the previous user", async () => {
  const shelf = await shelfOfAna();
  await shelf.dropOthers("besa");
  expect(await shelf.read([...queryKeys.cart, "ana"])).toBeUndefined();
});

test("keeps the answers of the same user", async () => {
  const shelf = await shelfOfAna();
  await shelf.dropOthers("ana");
  expect(await shelf.read(queryKeys.me)).toBeDefined();
  expect(await shelf.read([...queryKeys.cart, "ana"])).toBeDefined();
});

test("reads nothing and never rejects on a device that blocks storage", async () => {
  const blocked = { names: refuse, read: refuse, write: refuse, remove: refuse };
  const shelf = createAnswerShelf(blocked, () => now);
  await shelf.keep(list(""), { data: {}, at: now });
  await shelf.tidy();
  await shelf.dropOthers(undefined);
  expect(await shelf.read(list(""))).toBeUndefined();
});

async function shelfOfAna() {
  const shelf = createAnswerShelf(createStore(), () => now + 2);
  await shelf.dropOthers("ana");
  await shelf.keep(queryKeys.me, { data: { user: { id: "ana" } }, at: now });
  await shelf.keep([...queryKeys.cart, "ana"], { data: { items: [] }, at: now });
  await shelf.keep(list(""), { data: {}, at: now });
  return shelf;
}

function createStore(): AnswerStore {
  const kept = new Map<string, unknown>();
  return {
    names: async () => [...kept.keys()],
    read: async (name) => kept.get(name),
    write: async (name, value) => void kept.set(name, value),
    remove: async (names) => {
      for (const name of names) kept.delete(name);
    },
  };
}

async function refuse(): Promise<never> {
  throw new DOMException("Site data is blocked", "SecurityError");
}

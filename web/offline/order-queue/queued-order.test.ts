import { expect, test } from "vitest";
import type { CartLine } from "#domain/cart.ts";
import { emptyOrderForm } from "#domain/order.ts";
import { formatQueue, parseQueue, splitOrigin, type QueuedOrder } from "./queued-order.ts";

const line: CartLine = {
  productId: "6a9b2c97-22f9-4492-87e0-51a25cb52bc4",
  name: "NSK 6205",
  priceCents: 690,
  quantity: 2,
  imageUrl: null,
};

const order: QueuedOrder = {
  key: "22f9c971-6a9b-4492-87e0-51a25cb52bc4",
  owner: null,
  madeAt: "2026-11-22T14:05:00.000Z",
  form: { ...emptyOrderForm, name: "Arta Hoxha", city: "Prizren" },
  lines: [line],
  isInDoubt: true,
  rejection: undefined,
};

test.each<[string, QueuedOrder]>([
  ["an order", order],
  ["a customer's order", { ...order, owner: "ana" }],
  [
    "one with pieces of the device",
    { ...order, owner: "ana", fromDevice: [{ ...line, quantity: 1 }] },
  ],
  [
    "one with products that are gone",
    { ...order, rejection: { kind: "unavailable", products: [{ id: "p", name: "NSK 6205" }] } },
  ],
  [
    "one with a field that doesn't fit",
    { ...order, rejection: { kind: "rejected", fields: ["phone"] } },
  ],
  ["one that was placed earlier", { ...order, rejection: { kind: "placed-earlier" } }],
  ["one that the shop has deleted", { ...order, rejection: { kind: "deleted" } }],
])("restores %s from the device unchanged", (_, saved) => {
  expect(parseQueue(formatQueue([saved]))).toEqual([saved]);
});

const origins: readonly [string, Partial<QueuedOrder>, readonly number[], readonly number[]][] = [
  ["all pieces of a guest's order", {}, [2], []],
  ["no pieces of an order that an older build queued", { owner: "ana" }, [], [2]],
  ["the stored pieces", { owner: "ana", fromDevice: [{ ...line, quantity: 1 }] }, [1], [1]],
  [
    "no more pieces than ordered",
    { owner: "ana", fromDevice: [{ ...line, quantity: 5 }] },
    [2],
    [],
  ],
];

// docs/product/offline.md#pieces-of-a-queued-order
test.each(origins)("%s came from the device", (_, fields, onDevice, inAccount) => {
  const split = splitOrigin({ ...order, ...fields });
  expect(split.onDevice.map(({ quantity }) => quantity)).toEqual(onDevice);
  expect(split.inAccount.map(({ quantity }) => quantity)).toEqual(inAccount);
});

test("formats an empty queue as empty text", () => {
  expect(formatQueue([])).toBe("");
  expect(parseQueue("")).toEqual([]);
});

// docs/product/offline.md#invalid-stored-data
test.each([
  ["a torn text", "[{"],
  ["what is no list", "{}"],
  ["what is no order", "[null, 5, {}]"],
  ["an order without a key", JSON.stringify([{ ...order, key: "1" }])],
  ["an order of an unreadable owner", formatQueue([order]).replace('"owner":null', '"owner":7')],
  ["an order without lines", formatQueue([{ ...order, lines: [] }])],
  ["an order without a form", formatQueue([order]).replace('"form":', '"from":')],
  ["an order of no time", formatQueue([{ ...order, madeAt: "yesterday" }])],
])("ignores stored data: %s", (_, text) => {
  expect(parseQueue(text)).toEqual([]);
});

test("drops unknown fields of a stored order", () => {
  const odd = { kind: "rejected", fields: ["phone", "price", 7] };
  const text = formatQueue([order]).replace(
    /\}\]$/,
    `,"rejection":${JSON.stringify(odd)},"extra":1}]`,
  );
  expect(parseQueue(text)).toEqual([
    { ...order, rejection: { kind: "rejected", fields: ["phone"] } },
  ]);
});

test("reads a rejection that an older build stored", () => {
  const text = formatQueue([order]).replace(
    /\}\]$/,
    `,"refusal":{"kind":"refused","fields":["phone"]}}]`,
  );
  expect(parseQueue(text)).toEqual([
    { ...order, rejection: { kind: "rejected", fields: ["phone"] } },
  ]);
});

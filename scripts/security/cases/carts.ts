import assert from "node:assert/strict";
import type { SecurityCase } from "../case-type.ts";
import { expectStatus } from "../target.ts";

export const cartCases: readonly SecurityCase[] = [
  {
    id: "S39",
    title: "Another user's line is 404; after sign-out nothing is left on the device",
    rules: ["cart.md#private-cart"],
    journeys: ["e2e/session.test.ts"],
    async attack(target) {
      const product = await target.createProduct();
      const owner = await target.createCustomer();
      const other = await target.createCustomer();
      const body = { product_id: product, quantity: 2 };
      await expectStatus(target.send("/api/cart/items", { body, cookie: owner.cookie }), 200, 201);
      const path = `/api/cart/items/${product}`;
      const change = { method: "PUT", body: { quantity: 9 }, cookie: other.cookie };
      await expectStatus(target.send(path, change), 404);
      await expectStatus(target.send(path, { method: "DELETE", cookie: other.cookie }), 404);
      const { text } = await target.send("/api/cart", { cookie: owner.cookie });
      assert.match(text, /"quantity":2\b/);
      return "404 twice, the owner's line unchanged";
    },
  },
  {
    id: "S40",
    title: "Prices in a cart are rejected, quantities checked, 5,000 lines refused",
    rules: ["cart.md#limits"],
    async attack(target) {
      const product_id = await target.createProduct();
      const { cookie } = await target.createCustomer();
      const add = (rest: object): ReturnType<typeof target.send> =>
        target.send("/api/cart/items", { cookie, body: { product_id, ...rest } });
      for (const quantity of [0, -1, 1.5, 1e9, "2", null, [], 2 ** 31]) {
        await expectStatus(add({ quantity }), 422);
      }
      await expectStatus(add({ quantity: 1, price: 0.01 }), 422);
      await expectStatus(add({ quantity: 1, name: "x" }), 422);
      const lines = (count: number): object => ({
        items: Array.from({ length: count }, () => ({ id: crypto.randomUUID(), quantity: 1 })),
      });
      const merge = (count: number): ReturnType<typeof target.send> =>
        target.send("/api/cart/merge", { cookie, body: lines(count) });
      await expectStatus(merge(201), 422);
      await expectStatus(merge(5_000), 413, 422);
      return "8 quantities and 2 fields 422, 201 lines 422, 5,000 refused";
    },
  },
];

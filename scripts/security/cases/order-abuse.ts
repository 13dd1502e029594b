import assert from "node:assert/strict";
import { takeNetwork } from "../../proof/http-client.ts";
import type { SecurityCase } from "../case-type.ts";
import { placeOrder } from "../place-order.ts";
import { expectStatus } from "../target.ts";

export const orderAbuseCases: readonly SecurityCase[] = [
  {
    id: "S49",
    title: "An exported cell can't start a formula",
    rules: ["admin.md#export-without-formulas"],
    async attack(target) {
      const starts = ["=1+1", "+1", "-1", "@SUM(1)", "\t=1", "＝1", " =1"];
      const product = await target.createProduct();
      for (const customer_name of starts) {
        await expectStatus(placeOrder(target, product, { customer_name }), 201, 422);
      }
      const cookie = await target.signInAdmin();
      const { text } = await expectStatus(
        target.send("/api/admin/exports/orders", { cookie }),
        200,
      );
      const cells = text.split(/\r?\n/).flatMap((line) => line.split(/[;,]/));
      const formulas = cells.filter(
        (cell) =>
          /^"?[=@＝\t]/.test(cell) || (/^"?[+-]/.test(cell) && !/^"?[+-][\d. ]+"?$/.test(cell)),
      );
      assert.deepEqual(formulas, []);
      return `${cells.length} cells, no formula`;
    },
  },
  {
    id: "S50",
    title: "Order spam is limited per network and phone, and by a hidden field",
    rules: ["orders.md#limits-on-orders"],
    async attack(target) {
      const product = await target.createProduct();
      const from = takeNetwork();
      for (let index = 0; index < 30; index += 1) {
        await expectStatus(placeOrder(target, product, {}, { from }), 201);
      }
      await expectStatus(placeOrder(target, product, {}, { from }), 429);
      const phone = "+355 68 222 3333";
      const spellings = [
        phone,
        "00355682223333",
        "068 222 3333",
        "tel:+355682223333",
        "068/222-3333",
      ];
      for (let index = 0; index < 10; index += 1) {
        const typed = spellings[index % spellings.length];
        await expectStatus(placeOrder(target, product, { phone: typed }), 201);
      }
      for (const typed of spellings) {
        await expectStatus(placeOrder(target, product, { phone: typed }), 429);
      }
      await expectStatus(placeOrder(target, product, { website: "http://spam.example" }), 422);
      return "31st of a network 429, 11th of a phone in 5 spellings 429, hidden field 422";
    },
  },
];

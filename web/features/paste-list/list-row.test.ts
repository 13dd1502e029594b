import { expect, test } from "vitest";
import { readWholeList } from "#catalogue/part-list/testing/read-whole-list.ts";
import { sampleProduct } from "#web/testing/samples.ts";
import { listWanted, sumCents } from "./cart-lines.ts";
import { toListRow, type ListOffer, type RowSource, type RowState } from "./list-row.ts";

const same = { interchange: "exact", reasons: ["same"] } as const;
const offer: ListOffer = {
  product: sampleProduct(1),
  match: "exact",
  reason: { kind: "comparison", comparison: same },
};
const otherOffer: ListOffer = { ...offer, product: sampleProduct(2) };
const soldOut: ListOffer = { ...offer, product: sampleProduct(3, { stock_quantity: 0 }) };
const notInterchangeable: ListOffer = {
  ...offer,
  match: "near",
  reason: {
    kind: "comparison",
    comparison: { interchange: "not interchangeable", reasons: ["taperedBore"] },
  },
};

function source(text: string, fields: Partial<RowSource> = {}): RowSource {
  const [line = { numbers: [], text: "", code: "", quantity: 0 }] = readWholeList(text).lines;
  return {
    line,
    offers: [offer],
    choice: undefined,
    added: undefined,
    leftOut: undefined,
    ...fields,
  };
}

const one = sampleProduct(1).id;
const states: readonly (readonly [string, RowSource, RowState])[] = [
  ["one exact product", source("6205-2RS 4"), "matched"],
  ["two exact products", source("6205-2RS 4", { offers: [offer, otherOffer] }), "choose"],
  [
    "a product of another maker",
    source("6205-2RS 4", { offers: [{ ...offer, isOtherMaker: true }] }),
    "choose",
  ],
  ["no product", source("6205-2RS 4", { offers: [] }), "not-carried"],
  [
    "a product that isn't interchangeable",
    source("6205 K 4", { offers: [notInterchangeable] }),
    "not-carried",
  ],
  [
    "a chosen product",
    source("6205-2RS 4", { offers: [offer, otherOffer], choice: { product: one } }),
    "chosen",
  ],
  [
    "a chosen product that isn't offered any more",
    source("6205 4", { choice: { product: "gone" } }),
    "choose",
  ],
  ["a product without stock", source("6205-2RS 4", { offers: [soldOut] }), "out-of-stock"],
  ["an unsure quantity", source("8M 1200 30"), "choose"],
  ["a wrong quantity", source("6205 0"), "bad-quantity"],
  ["a corrected quantity", source("6205 0", { choice: { quantity: "3" } }), "matched"],
  [
    "a quantity above the cart's max",
    source("6205 4", { choice: { quantity: "10000" } }),
    "bad-quantity",
  ],
  ["no product by choice", source("6205 4", { choice: { product: "ask" } }), "asked"],
  ["a line left out", source("6205 4", { choice: { product: "skip" } }), "skipped"],
  ["no code", source("???"), "empty"],
  ["pieces in the cart", source("6205 4", { added: { product: one, quantity: 4 } }), "added"],
  [
    "stock that ran out after the search",
    source("6205 4", { leftOut: { product: one, outcome: "out_of_stock" } }),
    "out-of-stock",
  ],
  [
    "a product that left the shop",
    source("6205 4", { leftOut: { product: one, outcome: "not_sold" } }),
    "not-carried",
  ],
  [
    "another product than the one that ran out",
    source("6205 4", { leftOut: { product: "other", outcome: "out_of_stock" } }),
    "matched",
  ],
  ["products that aren't looked up", source("6205 4", { offers: undefined }), "unknown"],
  ["a full cart", source("6205 4", { leftOut: { product: one, outcome: "cart_full" } }), "matched"],
];

// docs/product/shop.md#sure-lines-only
test.each(states)("a line with %s has its state", (_, of, state) => {
  expect(toListRow(of).state).toBe(state);
});

test("an added line shows the pieces in the cart, whatever the list says now", () => {
  expect(toListRow(source("6205 9", { added: { product: one, quantity: 4 } })).quantityText).toBe(
    "4",
  );
});

// docs/product/shop.md#list-into-the-cart
test("lines that lead to one product are one line of the cart, up to its max", () => {
  const rows = ["6205-2RS 4", "6205DDU 9998", "XYZ 2"].map((text) =>
    toListRow(source(text, text.startsWith("XYZ") ? { offers: [] } : {})),
  );
  expect(listWanted(rows)).toEqual([{ product: sampleProduct(1), quantity: 9_999 }]);
  expect(sumCents(rows.slice(0, 1))).toBe(5_000);
});

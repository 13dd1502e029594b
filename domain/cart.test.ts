import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addLine,
  cartTotalCents,
  countPieces,
  intersectLines,
  maxLineQuantity,
  maxLines,
  mergeLines,
  removeLine,
  setLineQuantity,
  subtractLines,
  type CartLine,
} from "./cart.ts";

const quantity = fc.integer({ min: 1, max: maxLineQuantity });
const line: fc.Arbitrary<CartLine> = fc.record({
  // Few ids, so that carts share products.
  productId: fc.integer({ min: 1, max: 12 }).map((number) => `p${number}`),
  name: fc.string(),
  priceCents: fc.integer({ min: 0, max: 100_000_000 }),
  quantity,
  imageUrl: fc.option(fc.webUrl()),
});
const cart = fc.uniqueArray(line, { selector: (one) => one.productId });

describe("adding to the cart", () => {
  it("adds to the existing line or appends a new one", () => {
    const lines = [getLine("a", 2), getLine("b", 1)];
    expect(addLine(lines, getLine("a", 3))).toEqual([getLine("a", 5), getLine("b", 1)]);
    expect(addLine(lines, getLine("c", 1)).map((one) => one.productId)).toEqual(["a", "b", "c"]);
  });

  it("caps a line at 9,999 pieces", () => {
    expect(addLine([getLine("a", 9_998)], getLine("a", 5))).toEqual([getLine("a", 9_999)]);
    expect(addLine([], getLine("a", 20_000))).toEqual([getLine("a", 9_999)]);
  });

  // docs/product/cart.md#limits
  it("rejects lines beyond 200, but adds pieces to existing lines", () => {
    const full = Array.from({ length: maxLines }, (_, index) => getLine(`p${index}`, 1));
    expect(addLine(full, getLine("one more", 1))).toEqual(full);
    expect(countPieces(addLine(full, getLine("p7", 4)))).toBe(maxLines + 4);
  });

  it("uses the product's latest name and price", () => {
    const dearer = { ...getLine("a", 1), name: "New name", priceCents: 700 };
    expect(addLine([getLine("a", 1)], dearer)).toEqual([{ ...dearer, quantity: 2 }]);
  });

  it("doesn't mutate the given cart", () => {
    fc.assert(
      fc.property(cart, line, (lines, added) => {
        const before = lines.map((one) => ({ ...one }));
        addLine(lines, added);
        mergeLines(lines, [added]);
        setLineQuantity(lines, added.productId, 7);
        removeLine(lines, added.productId);
        expect(lines).toEqual(before);
      }),
    );
  });
});

describe("splitting a cart", () => {
  it("subtracts pieces and drops lines without any", () => {
    const lines = [getLine("a", 5), getLine("b", 1)];
    const removed = [getLine("a", 2), getLine("b", 3), getLine("c", 1)];
    expect(subtractLines(lines, removed)).toEqual([getLine("a", 3)]);
    expect(intersectLines(lines, removed)).toEqual([getLine("a", 2), getLine("b", 1)]);
  });

  it("never loses or adds a piece", () => {
    fc.assert(
      fc.property(cart, cart, (lines, others) => {
        const [rest, common] = [subtractLines(lines, others), intersectLines(lines, others)];
        expect(countPieces(rest) + countPieces(common)).toBe(countPieces(lines));
      }),
    );
  });
});

describe("setting a quantity", () => {
  // docs/product/cart.md#zero-removes-the-line
  it.each([0, -1, -9_999])("removes the line for %d", (pieces) => {
    expect(setLineQuantity([getLine("a", 2), getLine("b", 1)], "a", pieces)).toEqual([
      getLine("b", 1),
    ]);
  });

  it("keeps quantities between 1 and 9,999", () => {
    fc.assert(
      fc.property(cart, fc.double({ noNaN: true, min: 0.001 }), (lines, pieces) => {
        for (const { productId } of lines) {
          const changed = setLineQuantity(lines, productId, pieces);
          expect(changed.length).toBe(lines.length);
          expect(changed.every((one) => isQuantity(one.quantity))).toBe(true);
        }
      }),
    );
  });

  it("ignores an unknown product", () => {
    expect(setLineQuantity([getLine("a", 2)], "b", 5)).toEqual([getLine("a", 2)]);
    expect(removeLine([getLine("a", 2)], "b")).toEqual([getLine("a", 2)]);
  });
});

describe("merging a guest's cart", () => {
  it("adds up quantities of each product, to at most 9,999", () => {
    fc.assert(
      fc.property(cart, cart, (account, guest) => {
        const merged = mergeLines(account, guest);
        for (const { productId, quantity: pieces } of merged) {
          const sum = getPieces(account, productId) + getPieces(guest, productId);
          expect(pieces).toBe(Math.min(maxLineQuantity, sum));
        }
      }),
    );
  });

  it("contains every product of both carts once, the account's first", () => {
    fc.assert(
      fc.property(cart, cart, (account, guest) => {
        const own = account.map((one) => one.productId);
        const others = guest.map((one) => one.productId).filter((id) => !own.includes(id));
        expect(mergeLines(account, guest).map((one) => one.productId)).toEqual([...own, ...others]);
      }),
    );
  });

  it("returns the other cart if one is empty", () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(mergeLines(lines, [])).toEqual(lines);
        expect(mergeLines([], lines)).toEqual(lines);
      }),
    );
  });
});

describe("count and total", () => {
  it("don't depend on the order of lines", () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const turned = lines.toReversed();
        expect(countPieces(turned)).toBe(countPieces(lines));
        expect(cartTotalCents(turned)).toBe(cartTotalCents(lines));
      }),
    );
  });

  // docs/product/cart.md#operations
  it("add up exactly for two carts", () => {
    fc.assert(
      fc.property(cart, cart, (a, b) => {
        expect(countPieces([...a, ...b])).toBe(countPieces(a) + countPieces(b));
        const exact = [...a, ...b].reduce(
          (sum, one) => sum + BigInt(one.priceCents) * BigInt(one.quantity),
          0n,
        );
        expect(BigInt(cartTotalCents([...a, ...b]))).toBe(exact);
      }),
    );
  });

  it("are 0 for an empty cart", () => {
    expect(countPieces([])).toBe(0);
    expect(cartTotalCents([])).toBe(0);
  });
});

function getLine(productId: string, pieces: number): CartLine {
  return { productId, name: productId, priceCents: 150, quantity: pieces, imageUrl: null };
}

function isQuantity(pieces: number): boolean {
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= maxLineQuantity;
}

function getPieces(lines: readonly CartLine[], productId: string): number {
  return lines.find((one) => one.productId === productId)?.quantity ?? 0;
}

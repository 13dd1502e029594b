import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  parseCents,
  currencies,
  toDecimal,
  eurToAllCents,
  lineTotalCents,
  maxAmountCents,
  parseAmount,
  toAmount,
  toEurCents,
  type ExchangeRates,
} from "./money.ts";

const cents = fc.integer({ min: 0, max: maxAmountCents });
/** Rates as stored in the database: six decimals, up to a million units for one euro. */
const millionths = fc.integer({ min: 1, max: 1_000_000_000_000 });
const testRates: ExchangeRates = { USD: 1.25, ALL: 100, asOf: "2026-01-01" };

describe("API amounts", () => {
  it("round-trip between cents and amounts", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseAmount(toAmount(amount))).toBe(amount);
      }),
    );
  });

  it("round-trip through JSON", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const received: unknown = JSON.parse(JSON.stringify(toAmount(amount)));
        expect(parseAmount(Number(received))).toBe(amount);
      }),
    );
  });

  it("parse to whole cents within the column's range, for any number", () => {
    fc.assert(
      fc.property(fc.double(), (amount) => {
        const parsed = parseAmount(amount);
        if (parsed === undefined) return;
        expect(Number.isSafeInteger(parsed)).toBe(true);
        expect(parsed).toBeGreaterThanOrEqual(0);
        expect(parsed).toBeLessThanOrEqual(maxAmountCents);
        expect(toAmount(parsed)).toBe(amount);
      }),
    );
  });

  // docs/product/admin.md#valid-values
  it.each([-1, -0.01, 0.001, 19.999, 1e308, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000_000])(
    "reject %d",
    (amount) => expect(parseAmount(amount)).toBeUndefined(),
  );

  it.each([
    [0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.1, 110],
    [1.005, undefined],
    [4.35, 435],
    [9_999_999_999.99, maxAmountCents],
  ])("parse %d as %s cents", (amount, expected) => expect(parseAmount(amount)).toBe(expected));
});

describe("database amounts", () => {
  it("round-trip unchanged", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseCents(toDecimal(amount))).toBe(amount);
      }),
    );
  });

  it("always have two decimals", () => {
    fc.assert(fc.property(cents, (amount) => /^\d+\.\d\d$/.test(toDecimal(amount))));
    expect([0, 5, 50, 100, maxAmountCents].map(toDecimal)).toEqual([
      "0.00",
      "0.05",
      "0.50",
      "1.00",
      "9999999999.99",
    ]);
  });

  it("are parsed with fewer decimals, too", () => {
    expect(["12", "12.5", "12.50", "0"].map(parseCents)).toEqual([1200, 1250, 1250, 0]);
  });

  it.each(["", "-1.00", "1.234", "1e3", " 1", "1,50", "NaN", "12345678901.00", "1."])(
    "are not parsed from %j",
    (text) => expect(() => parseCents(text)).toThrow(RangeError),
  );
});

describe("conversion to euro", () => {
  it("rounds to the nearest cent, half a cent up", () => {
    fc.assert(
      fc.property(cents, millionths, (price, rate) => {
        const euro = BigInt(toEurCents(price, "USD", toRates(rate)));
        fc.pre(euro <= BigInt(maxAmountCents));
        const doubled = 2n * BigInt(price) * 1_000_000n;
        expect((2n * euro - 1n) * BigInt(rate)).toBeLessThanOrEqual(doubled);
        expect((2n * euro + 1n) * BigInt(rate)).toBeGreaterThan(doubled);
      }),
    );
  });

  it("preserves the order of prices", () => {
    fc.assert(
      fc.property(cents, cents, millionths, (a, b, rate) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const rates = toRates(rate);
        expect(toEurCents(low, "ALL", rates)).toBeLessThanOrEqual(toEurCents(high, "ALL", rates));
      }),
    );
  });

  it("leaves euro unchanged and zero at zero", () => {
    fc.assert(fc.property(cents, (price) => toEurCents(price, "EUR", testRates) === price));
    for (const currency of currencies) expect(toEurCents(0, currency, testRates)).toBe(0);
  });

  it("rounds half a cent up and less than half down", () => {
    expect(toEurCents(50, "ALL", testRates)).toBe(1);
    expect(toEurCents(49, "ALL", testRates)).toBe(0);
    expect(toEurCents(150, "ALL", testRates)).toBe(2);
    expect(toEurCents(1999, "USD", testRates)).toBe(1599);
  });
});

describe("conversion to lek", () => {
  it("rounds to the nearest hundredth, half up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), millionths, (euro, rate) => {
        const lek = BigInt(eurToAllCents(euro, toRates(rate)));
        const exact = BigInt(euro) * BigInt(rate);
        fc.pre(lek <= BigInt(Number.MAX_SAFE_INTEGER));
        expect((2n * lek - 1n) * 1_000_000n).toBeLessThanOrEqual(2n * exact);
        expect((2n * lek + 1n) * 1_000_000n).toBeGreaterThan(2n * exact);
      }),
    );
  });

  // docs/product/admin.md#lek-and-euro
  it("uses the configured rate", () => {
    expect(eurToAllCents(1250, testRates)).toBe(125_000);
    expect(eurToAllCents(1, { ...testRates, ALL: 96.5 })).toBe(97);
  });
});

describe("sums", () => {
  // docs/product/shop.md#exact-amounts
  it("are exact where binary fractions drift", () => {
    const prices = [0.1, 0.2, 0.7, 1.1, 2.2].map((price) => parseAmount(price) ?? Number.NaN);
    expect(toAmount(prices.reduce((sum, price) => sum + lineTotalCents(price, 3), 0))).toBe(12.9);
  });

  it("of a line equal the sum of its pieces", () => {
    const unit = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(unit, fc.integer({ min: 0, max: 50 }), (price, pieces) => {
        const oneByOne = Array.from({ length: pieces }, () => price).reduce((a, b) => a + b, 0);
        expect(lineTotalCents(price, pieces)).toBe(oneByOne);
      }),
    );
  });
});

function toRates(rateMillionths: number): ExchangeRates {
  const rate = rateMillionths / 1_000_000;
  return { USD: rate, ALL: rate, asOf: "2026-01-01" };
}

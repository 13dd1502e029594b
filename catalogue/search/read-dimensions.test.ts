import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toleranceMm } from "#domain/dimension.ts";
import { matchDimensions } from "./match-dimensions.ts";
import { readDimensions, readSingleDimension, toInches } from "./read-dimensions.ts";

const full = { bore: 25, outside: 52, width: 15 };

describe("three figures", () => {
  it.each([
    "25x52x15",
    "25 X 52 X 15 MM",
    "25×52×15",
    "25Х52Х15",
    "25*52*15",
    "25-52-15",
    "25–52–15",
    "25/52/15",
    "25;52;15",
    "25 52 15",
    "25,52,15",
    "25, 52, 15",
    "25.0x52,0x15",
    "25mm x 52mm x 15mm",
    "52x25x15",
    "d25 D52 B15",
    "D=52 B=15 d=25",
    "25 (d) x 52 (D) x 15 (B)",
    "OD 52 ID 25 W 15",
    "2,5 cm x 5,2 cm x 1,5 cm",
    "2.5x5.2x1.5cm",
    "Ø25 Ø52 15",
    "25.52.15",
    "ID25 OD52 W15",
    "~25x52x15",
  ])("'%s' are bore, outside diameter and width", (text) => {
    expect(readDimensions(text)?.readings[0]).toEqual(full);
  });

  it("can be a width above the bore, as the less likely reading", () => {
    expect(readDimensions("22x32x10")?.readings).toEqual([
      { bore: 22, outside: 32, width: 10 },
      { bore: 10, outside: 32, width: 22 },
    ]);
  });
});

it.each(["1 x 2.0472 x 0.625 in", '1" x 2.0472" x 0.625"', "25,4 x 52 x 15,875"])(
  "'%s' are sizes in inches as well",
  (text) => {
    const [{ bore = 0, outside = 0, width = 0 } = {}] = readDimensions(text)?.readings ?? [];
    expect([bore, outside, width]).toEqual([25.4, expect.closeTo(52, 2), 15.875]);
  },
);

it("W33 beside a size is a suffix, not a width", () => {
  expect(readDimensions("50x90 W33")).toBeUndefined();
  expect(readDimensions("d50 D90 W33")).toBeUndefined();
});

describe("two figures", () => {
  it.each(["d25 D52", "25,0x52,0", "52x25", "25 52", "D52 d25", "D25 D52", "25mm 52mm"])(
    "'%s' are bore and outside diameter",
    (text) => expect(readDimensions(text)?.readings).toEqual([{ bore: 25, outside: 52 }]),
  );

  it("with letters can be others", () => {
    expect(readDimensions("d25 B15")?.readings).toEqual([{ bore: 25, width: 15 }]);
    expect(readDimensions("D52xB15")?.readings).toEqual([{ outside: 52, width: 15 }]);
  });
});

it.each(["", "25", "25,52", "6205-2RS", "A42", "25x", "x52", "25 52 15 7", "0x52x15", "9999x9999"])(
  "'%s' aren't dimensions",
  (text) => expect(readDimensions(text)).toBeUndefined(),
);

it.each([
  ["3/4", 19.05],
  ['1"', 25.4],
  ['1 1/4"', 31.75],
  ["7/8 inch", 22.225],
  ["1-1/2 in", 38.1],
])("%s is a bore of %d mm", (text, bore) => {
  expect(readDimensions(text)?.readings).toEqual([{ bore }]);
});

it("reads centimetres, and ID and OD", () => {
  expect(readDimensions("2.5 x 5.2 x 1.5 cm")?.readings[0]).toEqual(full);
  expect(readDimensions("25id 52od 15w")?.readings[0]).toEqual(full);
  expect(readDimensions("ID 25 OD 52")?.readings[0]).toEqual({ bore: 25, outside: 52 });
});

it("reads one figure in the role that the text names", () => {
  expect(readSingleDimension("20mm", "bore")?.readings).toEqual([{ bore: 20 }]);
  expect(readSingleDimension("6205", "bore")).toBeUndefined();
  expect(readSingleDimension("A40", "bore")).toBeUndefined();
});

it.each([
  [25.4, "1"],
  [31.75, "1 1/4"],
  [19.05, "3/4"],
  [22.225, "7/8"],
  [38.1, "1 1/2"],
])("%d mm is %s in", (mm, inches) => expect(toInches(mm)).toBe(inches));

it.each([25, 25.2, 127, 30, 12.5])("%d mm is no inch size", (mm) => {
  expect(toInches(mm)).toBeUndefined();
});

it("has a tolerance of 0.3 mm or 1 %, whichever is less", () => {
  expect([toleranceMm(10), toleranceMm(30), toleranceMm(100)]).toEqual([0.1, 0.3, 0.3]);
  expect(matchDimensions({ bore: 24.9, outside: 51.8, width: 15 }, full)).toBe("near");
  expect(matchDimensions({ bore: 25, outside: 52 }, full)).toBe("exact");
  expect(matchDimensions({ bore: 24.7 }, full)).toBeUndefined();
  expect(matchDimensions({ outside: 51.69 }, full)).toBeUndefined();
  expect(matchDimensions({ width: 14.8 }, full)).toBeUndefined();
  expect(matchDimensions({ width: 15 }, { bore: 25 })).toBeUndefined();
});

it("reads the same sizes in any order", () => {
  const size = fc.integer({ min: 5, max: 900 });
  fc.assert(
    fc.property(size, size, size, (bore, outside, width) => {
      fc.pre(outside > bore && outside > width);
      const orders = [
        [bore, outside, width],
        [outside, bore, width],
        [bore, width, outside],
      ];
      for (const order of orders) {
        expect(readDimensions(order.join("x"))?.readings[0]).toEqual({ bore, outside, width });
      }
    }),
  );
});

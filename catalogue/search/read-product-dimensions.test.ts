import fc from "fast-check";
import { expect, test } from "vitest";
import { isDimension } from "#domain/dimension.ts";
import { dimensionFields } from "#domain/product-fields.ts";
import { productSeals } from "#domain/seals.ts";
import { readProductDimensions, type NamedDimensions } from "./read-product-dimensions.ts";

function read(name: string, category = "Bearings", brand = ""): NamedDimensions {
  return readProductDimensions({ name, category, brand });
}

function size(bore_mm: number, outside_diameter_mm: number, width_mm: number): NamedDimensions {
  return { bore_mm, outside_diameter_mm, width_mm };
}

const bearings: readonly (readonly [string, NamedDimensions])[] = [
  ["6205DDU", { ...size(25, 52, 15), seals: "contact seals" }],
  ["NSK 6205ZZ Deep Groove Ball Bearing", { ...size(25, 52, 15), seals: "shields" }],
  ["Kushinetë 6205-Z", { ...size(25, 52, 15), seals: "one shield" }],
  ["6205", { ...size(25, 52, 15), seals: "open" }],
  ["PPL 22209 CC/W33 Spherical Roller Bearing", { ...size(45, 85, 23), seals: "open" }],
  ["HR30205J", { ...size(25, 52, 16.25), seals: "open" }],
  ["6312 ZZ", { ...size(60, 130, 31), seals: "shields" }],
  ["51205", { ...size(25, 47, 15), seals: "open" }],
  ["6205 ZZ 25x52x15", { ...size(25, 52, 15), seals: "shields" }],
  ["UCP205-100", { bore_mm: 25.4, seals: "contact seals" }],
  ["Bearing 25x52x15", size(25, 52, 15)],
];

// docs/product/admin.md#dimensions-from-the-code
test.each(bearings)("the bearing '%s' has %j", (name, dimensions) =>
  expect(read(name)).toEqual(dimensions),
);

// docs/product/admin.md#dimensions-from-the-code
test.each(["6205 QQ", "6205 with rubber seals", "6205 TVPX"])(
  "the seals of '%s' aren't known",
  (name) => expect(read(name)).toEqual(size(25, 52, 15)),
);

// docs/product/admin.md#dimensions-from-the-code
test.each([
  "6205XQ9",
  "6202-10-2RS",
  "6205/25.4",
  "6205 bearing 2RS",
  "6205 + 6206",
  "6205 6206",
  "6205 27x52x15",
  "22209 K + H309",
  "Housing SNL 509 for 22209",
  "Set 6205",
  "Inner ring NU205",
  "Dado për 6205",
  "Bearing",
  "25 mm",
])("the bearing '%s' states nothing for sure", (name) => expect(read(name)).toEqual({}));

test("a suffix apart from the code leaves seals and width open", () => {
  expect(read("6205-Z Dducm")).toEqual({ bore_mm: 25, outside_diameter_mm: 52 });
});

test("the code of a pair states no width", () => {
  expect(read("7205 ACDB")).toEqual({ bore_mm: 25, outside_diameter_mm: 52, seals: "open" });
});

test("a pair's width is that of both bearings and isn't known", () => {
  expect(read("7205 BDB")).toEqual({ bore_mm: 25, outside_diameter_mm: 52, seals: "open" });
});

const belts: readonly (readonly [string, NamedDimensions])[] = [
  ["A42", { section: "A", length_mm: 1067 }],
  ["Rrip A 42", { section: "A", length_mm: 1067 }],
  ["Optibelt SPZ 1250 SK Wedge Belt", { section: "SPZ", length_mm: 1250 }],
  ["XPZ 1000", { section: "XPZ", length_mm: 1000 }],
  ["Gates PowerGrip HTD 1200-8M-30", { section: "HTD-8M", length_mm: 1200, width_mm: 30 }],
  ["800-8MGT3-30 GT3", { section: "GT3-8M", length_mm: 800, width_mm: 30 }],
  ["PJ 1016 Ribbed Belt 6 Ribs", { section: "PJ", length_mm: 1016 }],
  ["120XL037", { section: "XL", length_mm: 304.8, width_mm: 9.5 }],
  ["Pulley A42", {}],
  ["A42 B52", {}],
];

// docs/product/admin.md#dimensions-from-the-code
test.each(belts)("the belt '%s' has %j", (name, dimensions) =>
  expect(read(name, "Belts")).toEqual(dimensions),
);

const sealRings: readonly (readonly [string, NamedDimensions])[] = [
  ["AS 25x47x7", size(25, 47, 7)],
  ["Oil Seal AS 25x47x7 NBR", size(25, 47, 7)],
  ["Hydraulic U-cup rod seal 40x50x8", size(40, 50, 8)],
  ["Hydraulic U-cup piston seal 63x53x8", {}],
  ["O-ring 30x3", {}],
  ["V-ring VA-40", {}],
];

// docs/product/admin.md#dimensions-from-the-code
test.each(sealRings)("the seal '%s' has %j", (name, dimensions) =>
  expect(read(name, "Seals")).toEqual(dimensions),
);

// docs/product/admin.md#dimensions-from-the-code
test("without a category a code is read if it can only be one part's; other categories have none", () => {
  expect(read("6205DDU", "")).toEqual({ ...size(25, 52, 15), seals: "contact seals" });
  expect(read("A42", "")).toEqual({ section: "A", length_mm: 1067 });
  expect(read("AS 25x47x7", "")).toEqual(size(25, 47, 7));
  expect(read("Fenner Taper Bush 1610-25", "Components")).toEqual({});
  expect(read("Parallel Key 8x7x40", "Components")).toEqual({});
});

test("any name gives storable values, and never throws", () => {
  const piece = fc.constantFrom(
    ..."6205 NU UC 2RS ZZ K C3 A 42 SPZ 1250 x 25 , . / - + mm 25x47x7 TC 8M 1200 for 𝟔 А ½ \0".split(
      " ",
    ),
  );
  const name = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 80 }),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(" ")),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(
      name,
      fc.constantFrom("", "Bearings", "Belts", "Seals", "Tools"),
      (text, category) => {
        const dimensions = read(text, category, text.slice(0, 3));
        const { seals, section = "A", ...figures } = dimensions;
        expect(
          Object.keys(dimensions).every((field) => dimensionFields.some((one) => one === field)),
        ).toBe(true);
        expect(Object.values(figures).filter((mm) => !isDimension(mm))).toEqual([]);
        expect([undefined, ...productSeals]).toContain(seals);
        expect(section.length).toBeLessThanOrEqual(40);
      },
    ),
    { numRuns: 2_000 },
  );
});

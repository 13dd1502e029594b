import { expect, test } from "vitest";
import { readSampleProducts } from "#server/db/seed/read-sample-products.ts";
import { fillNewProduct } from "#server/services/dimensions/fill-dimensions.ts";

const samples = readSampleProducts(fillNewProduct);

// docs/product/admin.md#dimensions-from-the-code
test("the samples' dimensions are those of their specifications", () => {
  const contradictions = samples.flatMap(({ name, specifications, ...row }) =>
    facts.flatMap(([column, pattern]) => {
      const stated = pattern
        .exec(specifications ?? "")
        ?.slice(1)
        .find((group) => group);
      const read = row[column] ?? undefined;
      return stated === undefined || read === undefined || String(read) === stated
        ? []
        : [`${name}: ${column} ${read}, specified ${stated}`];
    }),
  );
  expect(contradictions).toEqual([]);
  expect(samples.filter(({ boreMm }) => boreMm != null).length).toBeGreaterThan(70);
  expect(samples.filter(({ lengthMm }) => lengthMm != null).length).toBeGreaterThan(45);
});

// docs/product/shop.md#size-on-the-card
test("every sample of a seal that has a size in its name or specifications states it", () => {
  const seals = samples.filter(({ category }) => category === "Seals");
  const unsized = seals.filter(
    ({ boreMm, outsideDiameterMm, widthMm }) =>
      boreMm == null || (outsideDiameterMm == null && widthMm == null),
  );
  // It fits shafts of 38 to 43 mm and has no other figure.
  expect(unsized.map(({ name }) => name)).toEqual(["V-ring VA-40"]);
});

/**
 * How the samples' specifications state the columns; a belt's 'height' is that of its section, and a
 * piston's groove is inside of its seal.
 */
const facts = [
  [
    "boreMm",
    /\b(?:Bore|Shaft|Rod|Inside diameter|Cylinder bore .*groove diameter) (\d+(?:\.\d+)?) mm/,
  ],
  [
    "outsideDiameterMm",
    /\b(?:outside diameter|housing|Cylinder bore|Rod .*groove diameter) (\d+(?:\.\d+)?) mm/,
  ],
  ["widthMm", /(?:Top|;) width (\d+(?:\.\d+)?) mm|outside diameter \d+ mm; height (\d+) mm/],
  ["section", /^(?:Section|Profile) (\w+)/],
  ["lengthMm", /(?:inside|pitch|effective|^Section [SX]P\w .*datum) length (\d+(?:\.\d+)?) mm/],
] as const;

import { expect, test } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { findProductImage } from "#catalogue/drawing/find-product-image.ts";
import { getBearingImage, getSealImage } from "#catalogue/drawing/media-path.ts";
import { findPartImage } from "#catalogue/media/find-part-image.ts";
import { fluidSeals } from "#catalogue/seals/fluid-seals.data.ts";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import { readSampleProducts } from "#server/db/seed/read-sample-products.ts";
import { images } from "./draw-images.ts";

const made = new Set<string>();
for await (const { path } of images.makeFiles()) made.add(path);

test("every drawing of a sample product is written", () => {
  const found = readSampleProducts().map(({ name }) => findProductImage(name));
  expect(found.filter((path) => path !== undefined && !made.has(path))).toEqual([]);
});

test("nearly all sample bearings, belts and seals have the drawing of their size", () => {
  const found = readSampleProducts()
    .filter(({ category }) => category !== "Components")
    .map(({ name }) => findProductImage(name));
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.9);
});

test("no component gets the drawing of a bearing, a belt or a seal", () => {
  const found = readSampleProducts()
    .filter(({ category }) => category === "Components")
    .map(({ name }) => findProductImage(name))
    .filter((path) => path !== undefined && !path.startsWith("/media/components/"));
  expect(found).toEqual([]);
});

// docs/product/shop.md#true-images
test("every sample product has an image of its kind or a drawing", () => {
  const missing = readSampleProducts().filter(
    ({ name, category = "" }) => !findPartImage({ name, category }) && !findProductImage(name),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

// docs/product/shop.md#true-images
test.each([
  ["Megadyne Megalinear T10 Open-End Timing Belt 25 mm", "/media/belts/t10.svg"],
  ["Megadyne Rubber Open-End Belt", "/media/components/open-end-belt.svg"],
  ["SKF 81206 TN", "/media/components/cylindrical-roller-thrust.svg"],
  ["INA AXK2542", "/media/components/needle-thrust.svg"],
  ["SKF 29412 E", "/media/components/spherical-roller-thrust.svg"],
])("%s has the drawing %s, which is written", (name, path) => {
  expect(findProductImage(name)).toBe(path);
  expect(made.has(path)).toBe(true);
});

// docs/product/shop.md#true-images
test("a hydraulic or pneumatic seal of any size is drawn as its own kind, never as another", () => {
  const kinds = [
    ["Hydraulic U-cup rod seal", "40x50x8", "us-40x50x8", "rod-u-cup"],
    ["Hydraulic U-cup piston seal", "63x53x8", "ks-63x53x8", "piston-u-cup"],
    ["Rod wiper, single lip", "40x48x5", "ab-40x48x5", "rod-wiper"],
    ["Pneumatic piston lip seal", "50x40", "pk-50x40", "pneumatic-piston-seal"],
    ["Pneumatic rod seal with wiper lip", "16x24", "ps-16x24", "pneumatic-rod-seal"],
  ] as const;
  const shown = kinds.flatMap(([name, size, ofSize, ofKind]) => {
    expect(findPartImage({ name, category: "Seals" })).toBeUndefined();
    expect(findProductImage(`${name} ${size}`)).toBe(`/media/seals/${ofSize}.svg`);
    expect(findProductImage(`${name} 41x99`)).toBe(`/media/components/${ofKind}.svg`);
    return [`/media/seals/${ofSize}.svg`, `/media/components/${ofKind}.svg`];
  });
  expect(shown.filter((path) => !made.has(path))).toEqual([]);
});

// docs/product/shop.md#true-images
test("nearly all kinds of sample products have a rendered image, which each shows one kind", () => {
  const drawn = readSampleProducts().filter(
    ({ name, category = "" }) => findPartImage({ name, category }) === undefined,
  );
  expect(drawn.map(({ name }) => name).toSorted()).toEqual([
    "Gates Polyflex 5M 500 Polyurethane V-Belt",
    "Hydraulic U-cup piston seal 63x53x8",
    "Hydraulic U-cup rod seal 40x50x8",
    "Hydraulic U-cup rod seal 50x60x8",
    "NSK UCT207 Take-Up Unit",
    "Pneumatic piston lip seal 50x40",
    "Pneumatic piston lip seal 63x53",
    "Pneumatic rod seal with wiper lip 16x24",
    "Rod wiper, single lip 40x48x5",
  ]);
});

// docs/product/shop.md#true-images
test("in the shop's first two rows a shape stands twice only for parts of one kind", () => {
  const first = readSampleProducts()
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, 8);
  const shapes = first.map(({ name, category = "" }) => ({
    shape: findPartImage({ name, category }) ?? findProductImage(name),
    // Maker, kind and size: the kind is what is left without the first and the figures.
    kind: name
      .replace(/^\w+ /, "")
      .replaceAll(/[\w/-]*\d[\w/-]*|\(.*\)/g, "")
      .trim(),
  }));
  const kindsOfShape = Map.groupBy(shapes, ({ shape }) => shape);
  for (const [shape, same] of kindsOfShape) {
    expect([shape, new Set(same.map(({ kind }) => kind)).size]).toEqual([shape, 1]);
  }
});

test("a number in a series has a drawing if and only if the catalogue lists the bearing", () => {
  const series = [...new Set(bearings.map(({ code }) => code.slice(0, -2)))];
  const found = series.flatMap((start) =>
    Array.from({ length: 100 }, (_, bore) => `${start}${String(bore).padStart(2, "0")}`).flatMap(
      (code) => findProductImage(`NSK ${code} Bearing`) ?? [],
    ),
  );
  expect(found.toSorted()).toEqual(bearings.map(({ code }) => getBearingImage(code)).toSorted());
});

test("finds every rotary seal in both forms", () => {
  for (const { code, forms } of rotarySeals) {
    for (const form of forms) {
      expect(findProductImage(`Oil Seal ${form} ${code} NBR`)).toBe(getSealImage(code, form));
    }
  }
});

test("finds every hydraulic and pneumatic seal by name and size", () => {
  for (const { code, name } of fluidSeals) {
    const size = code.replace(/^(?:US|KS|AB|OR|BS|PK|PS) /, "");
    expect(findProductImage(`${name} ${size}`), `${name} ${size}`).toBe(getSealImage(code));
  }
});

test.each([
  ["NSK 6205DDU Deep Groove Ball Bearing", "/media/bearings/6205.svg"],
  ["PPL 22209 CC/W33 Spherical Roller Bearing", "/media/bearings/22209.svg"],
  ["NSK HR30205J Tapered Roller Bearing", "/media/bearings/30205.svg"],
  ["nj 205 ew", "/media/bearings/nj205.svg"],
  ["NSK UCP205 Pillow Block Unit", "/media/units/ucp205.svg"],
  ["Optibelt SPA 1207 SK Wedge Belt", "/media/belts/spa.svg"],
  ["Gates PowerGrip HTD 1200-8M-30 Timing Belt", "/media/belts/htd-8m.svg"],
  ["Gates PowerGrip GT3 800-8MGT3-30 Timing Belt", "/media/belts/gt3-8m.svg"],
  ["Mitsuboshi 150XL037 Timing Belt", "/media/belts/xl.svg"],
  ["Mitsuboshi 5V1250 Wedge Belt", "/media/belts/5v-15n.svg"],
  ["Bando 6PK1195 Ribbed Belt", "/media/belts/pk.svg"],
])("%s is shown by %s", (name, path) => {
  expect(findProductImage(name)).toBe(path);
});

test.each([
  "",
  "NSK 7205A Angular Contact Ball Bearing",
  "NSK 6299 Deep Groove Ball Bearing",
  "Optibelt V-Pulley SPA 125-2",
  "Gates XPZ 1207 Quad-Power II Belt",
  "Oil Seal AS 26x47x7 NBR",
  "x".repeat(10_000),
])("%.40s keeps the general placeholder", (name) => {
  expect(findProductImage(name)).toBeUndefined();
});

import { describe, expect, it } from "vitest";
import { beltPaths } from "#catalogue/paths.ts";
import { beltBrandFacts } from "./belt-brands.data.ts";
import { codeReadings } from "./code-readings.data.ts";
import { composeBeltPage } from "./compose-belt-page.ts";
import { composeBrandPage } from "./compose-brand-page.ts";
import { familyNotes } from "./family-notes.data.ts";

const pages = familyNotes.map(({ brand, family }) => {
  const page = composeBeltPage(brand, family);
  if (!page) throw new Error(`${brand}/${family} has notes, but no page`);
  return page;
});

describe.each(pages)("$path", (page) => {
  it("is one of the prerendered pages", () => {
    expect(beltPaths).toContain(page.path);
  });

  it("has a drawing, product lines and steps to measure", () => {
    expect(page.drawing.shapes.length).toBeGreaterThan(0);
    expect(page.family.products.length).toBeGreaterThan(0);
    expect(page.measuring.length).toBeGreaterThan(2);
  });

  it("has every shape and code of its notes", () => {
    const [brand = "", family = ""] = page.path.split("/").slice(-2);
    const note = familyNotes.find((one) => one.brand === brand && one.family === family);
    const named = [
      ...(note?.vSections ?? []),
      ...(note?.ribProfiles ?? []),
      ...(note?.timingProfiles ?? []),
    ];
    const found = [
      ...page.vSections.map(({ section }) => section),
      ...page.ribProfiles.map(({ profile }) => profile),
      ...page.timingProfiles.map(({ profile }) => profile),
    ];
    expect(found.toSorted()).toEqual(named.toSorted());
    expect(page.codes.map(({ code }) => code).toSorted()).toEqual(note?.codes.toSorted());
  });

  it("links to existing pages other than itself", () => {
    const links = [...page.alternatives, ...page.siblings];
    expect(page.siblings.length).toBeGreaterThan(2);
    for (const { brand, family } of links) {
      const path = `/products/belts/${brand}/${family}`;
      expect(beltPaths).toContain(path);
      expect(path).not.toBe(page.path);
    }
  });

  // docs/product/catalogue.md#cards-of-other-brands
  it("has items with overview, features and material", () => {
    for (const item of [...page.items, ...page.itemsToOrder]) {
      expect(item.overview).not.toBe("");
      expect(item.features.length).toBeGreaterThan(2);
      expect(item.moreFacts.map(({ key }) => key)).toContain("material");
    }
  });
});

it("has a page per brand, per family of the five linked ones, and per classical V-belt", () => {
  expect(pages).toHaveLength(29);
  expect(beltPaths).toHaveLength(7 + 29 + 113);
  expect(new Set(beltPaths).size).toBe(beltPaths.length);
});

it.each(["title", "summary", "about"] as const)("every page has a unique %s", (key) => {
  expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
});

it.each([
  ["mitsuboshi", "classical-v-belts", 4],
  ["mitsuboshi", "timing-belts", 6],
  ["toyopower", "industrial-v-belts", 9],
  ["megadyne", "timing-belts-isoran", 8],
  ["gates", "powergrip-timing-belts", 11],
])("%s %s has a card per series", (brand, family, count) => {
  expect(composeBeltPage(brand, family)?.items).toHaveLength(count);
});

it("lists timing belts to order separately", () => {
  const page = composeBeltPage("mitsuboshi", "timing-belts");
  expect(page?.itemsToOrder.map(({ code }) => code)).toEqual(["MXL", "XXH", "S3M", "S14M"]);
});

// docs/product/catalogue.md#figures-of-classical-v-belts
it("lists the specified sizes and powers of the classical sections", () => {
  const items = composeBeltPage("mitsuboshi", "classical-v-belts")?.items ?? [];
  expect(items.map(({ sizes }) => sizes.length)).toEqual([28, 29, 30, 26]);
  const powers = items.flatMap(({ facts }) => facts.filter(({ key }) => key === "power"));
  expect(powers.map(({ value }) => value)).toEqual([
    "0.5-15 kW",
    "15-75 kW",
    "75-200 kW",
    "200+ kW",
  ]);
});

it.each([
  ["unknown", "v-belts"],
  ["mitsuboshi", "unknown"],
  ["mitsuboshi", "metal-products"],
  ["gates", "classical-v-belts"],
  ["varibelt", "cvt-belts"],
  ["matic", "v-belts"],
  ["MITSUBOSHI", "timing-belts"],
  ["", ""],
  ["__proto__", "constructor"],
])("%s/%s has no page", (brand, family) => {
  expect(composeBeltPage(brand, family)).toBeUndefined();
});

it("every brand has a page with a flipbook and a PDF per family", () => {
  for (const { slug, families } of beltBrandFacts) {
    const page = composeBrandPage(slug);
    expect(page?.flipbook).toMatch(/^https?:\/\//);
    expect(page?.families).toHaveLength(families.length);
    for (const family of page?.families ?? []) {
      expect(family.sheet).toBe(`/media/sheets/${slug}-${family.slug}.pdf`);
    }
  }
  expect(composeBrandPage("unknown")).toBeUndefined();
  expect(composeBrandPage("__proto__")).toBeUndefined();
});

it("every code reading is used on a page", () => {
  const used = new Set(familyNotes.flatMap(({ codes }) => codes));
  expect([...used].toSorted()).toEqual(codeReadings.map(({ code }) => code).toSorted());
});

import { expect, it } from "vitest";
import { formatSpan, groupThousands } from "#catalogue/format.ts";
import { nskPaths } from "#catalogue/paths.ts";
import { toSlug } from "#catalogue/slug.ts";
import { nskFamilies } from "./families.data.ts";
import { findProductPage } from "./product-page.ts";

const all = nskFamilies.flatMap(({ slug, series }) =>
  series.map((one) => ({ family: slug, series: one, slug: toSlug(one.name) })),
);

it("has a page with specifications, features and applications for every series", () => {
  for (const { family, slug } of all) {
    const page = findProductPage(family, slug);
    expect(page?.facts.length).toBeGreaterThan(0);
    expect(page?.features.length).toBeGreaterThan(2);
    expect(page?.applications.length).toBeGreaterThan(0);
  }
});

it("lists the sizes of each series that has listed ones", () => {
  for (const { family, slug, series } of all) {
    const page = findProductPage(family, slug);
    const count = (page?.bearings.length ?? 0) + (page?.units.length ?? 0);
    expect(count > 0).toBe(series.sizes !== undefined);
  }
});

it("links only to pages that exist", () => {
  const paths = new Set(nskPaths);
  for (const { family, slug } of all) {
    const page = findProductPage(family, slug);
    for (const { slug: other } of page?.related ?? []) {
      expect(paths).toContain(`/products/nsk/${family}/${other}`);
    }
    for (const { code } of page?.bearings ?? []) {
      expect(paths).toContain(`/products/nsk/bearing/${code.toLowerCase()}`);
    }
  }
});

it("summarises the figures of its sizes", () => {
  expect(findProductPage("deep-groove-ball-bearings", "6200-series")?.facts).toEqual([
    { name: "bore", value: "10–50\u00A0mm" },
    { name: "outside", value: "30–90\u00A0mm" },
    { name: "width", value: "9–20\u00A0mm" },
    { name: "load", value: "5.10–35.0\u00A0kN" },
    { name: "speed", value: "7,100–24,000\u00A0rpm" },
    { name: "mass", value: "0.032–0.459\u00A0kg" },
  ]);
});

// docs/product/catalogue.md#parts-of-a-product-page
it("says design and use of a series without listed sizes", () => {
  expect(findProductPage("linear-motion", "nh-series")?.facts).toEqual([
    { name: "covers", value: "Self-aligning ball guide" },
    {
      name: "design",
      value: "Straight-line movement; Ball or roller type; Guides and ball screws",
    },
    { name: "uses", value: "Machine tools, handling" },
  ]);
  for (const { family, slug } of all.filter(({ series }) => series.sizes === undefined)) {
    expect(findProductPage(family, slug)?.facts.length).toBeGreaterThan(2);
  }
});

it("summarises the same speeds that it lists for each size", () => {
  for (const { family, slug } of all) {
    const page = findProductPage(family, slug);
    if (!page || page.bearings.length === 0) continue;
    const listed = page.bearings.map(({ speeds }) => speeds.standard.greaseRpm);
    const speed = page.facts.find(({ name }) => name === "speed")?.value;
    const cage = page.bearings[0]?.speeds.machined ? ", pressed steel cage" : "";
    expect(speed).toBe(`${formatSpan(listed, groupThousands)}\u00A0rpm${cage}`);
  }
});

it.each([
  ["deep-groove-ball-bearings", "7000-series"],
  ["no-such-family", "6200-series"],
  ["__proto__", "constructor"],
])("returns undefined for %s/%s", (family, series) => {
  expect(findProductPage(family, series)).toBeUndefined();
});

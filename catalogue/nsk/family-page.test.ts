import { expect, it } from "vitest";
import { nskPaths } from "#catalogue/paths.ts";
import { nskFamilies } from "./families.data.ts";
import { getFamilyPage } from "./family-page.ts";

// docs/product/catalogue.md#fields-of-families-and-items
it("lists products for every family, each with a page of the catalogue", () => {
  const paths = new Set(nskPaths);
  for (const { slug, series } of nskFamilies) {
    const page = getFamilyPage(slug);
    expect(page.slug).toBe(slug);
    expect(page.products.length).toBeGreaterThanOrEqual(series.length);
    for (const { href } of page.products) expect(paths).toContain(href.split("#")[0]);
    for (const one of page.series) expect(paths).toContain(`/products/nsk/${slug}/${one.slug}`);
  }
});

it.each(["no-such-family", "", "__proto__", "constructor", "%00"])(
  "falls back to deep groove bearings for %j",
  (slug) => {
    expect(getFamilyPage(slug).slug).toBe("deep-groove-ball-bearings");
  },
);

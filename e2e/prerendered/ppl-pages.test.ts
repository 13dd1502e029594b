import { expect, test } from "vitest";
import { headings, links, mainText, readPage, getSection, getText } from "./prerendered-page.ts";

const brand = "/products/bearing/ppl";
const groups = [
  ["deep-groove-ball-bearings", ["6000", "6200", "6300"]],
  ["spherical-roller-bearings", ["22200", "22300", "23000"]],
  ["thrust-ball-bearings", ["51100", "51200", "52000"]],
  ["cylindrical-roller-bearings", ["NU", "NJ", "NF"]],
] as const;

// docs/product/catalogue.md#ppl-brand-page
test("the brand page links back and to its four groups, each of three series", () => {
  const back = readPage(brand).querySelector('main a[href="/products/bearing"]');
  expect(getText(back)).toBe("Back to brands");
  expect(tabs(brand)).toEqual([
    ["Deep Groove", "true"],
    ["Spherical Roller", "false"],
    ["Thrust Ball", "false"],
    ["Cylindrical Roller", "false"],
  ]);
  expect(links(brand)).toEqual(expect.arrayContaining(groups.map(([slug]) => `${brand}/${slug}`)));
  for (const [, series] of groups) {
    for (const name of series)
      expect(mainText(brand)).toContain(`View Details of the ${name} series`);
  }
});

// docs/product/catalogue.md#ppl-brand-page
test("the advantages are price, availability and local support", () => {
  const items = [...getSection(brand, "Why PPL").querySelectorAll("h3")].map((item) =>
    getText(item),
  );
  expect(items).toEqual(["Competitive prices", "Fast availability", "Local support"]);
});

// docs/product/catalogue.md#ppl-series-pages, docs/product/catalogue.md#ppl-series-cards-open
test.each(groups)(
  "the page of %s shows its series with load, four models and the number of others",
  (slug, series) => {
    const path = `${brand}/${slug}`;
    const cards = [...getSection(path, "Series").querySelectorAll("h3")].map((title) =>
      title.closest("li"),
    );
    expect(cards).toHaveLength(series.length);
    for (const [index, card] of cards.entries()) {
      const text = getText(card);
      expect(text).toContain(series[index]);
      expect(text).toMatch(/( [A-Z]*\d{3,5}){4} \+\d+ more/);
      expect(text.includes("View Details")).toBe(slug !== "cylindrical-roller-bearings");
    }
    expect(links(path)).toEqual(expect.arrayContaining([brand, "/contact"]));
  },
);

// docs/product/catalogue.md#rhp
test("RHP shows four families as tabs and cards that link to its specifications", () => {
  const path = "/products/bearing/rhp";
  expect(headings(path, 3).slice(0, 4)).toEqual([
    "Precision Ball Bearings",
    "Self-Aligning Bearings",
    "Needle Roller Bearings",
    "Housing Units",
  ]);
  expect(tabs(path).map(([label]) => label)).toEqual([
    "Precision",
    "Self-Aligning",
    "Needle",
    "Housing",
  ]);
  // Of the cards, and of the list in the place of its book.
  expect(links(path).filter((link) => link === "#specifications")).toHaveLength(8);
});

function tabs(path: string): (readonly [string, string | null])[] {
  return [...readPage(path).querySelectorAll('main [role="tab"]')].map(
    (tab) => [getText(tab), tab.getAttribute("aria-selected")] as const,
  );
}

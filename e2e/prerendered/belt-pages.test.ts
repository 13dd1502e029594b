import { expect, test } from "vitest";
import {
  buttons,
  headings,
  links,
  mainText,
  readPage,
  getSection,
  getText,
} from "./prerendered-page.ts";

const families = {
  mitsuboshi: [
    "power-transmission-v-belts",
    "timing-belts",
    "poly-v-belts",
    "automotive-belts",
    "variable-speed-belts",
    "specialty-belts",
  ],
  toyopower: ["industrial-v-belts", "automotive-belts", "agricultural-belts", "specialty-belts"],
  megadyne: [
    "timing-belts-isoran",
    "open-end-timing-belts",
    "v-belts",
    "poly-v-belts",
    "flat-belts",
    "power-transmission",
  ],
  optibelt: [
    "v-belts",
    "timing-belts",
    "poly-v-belts",
    "variable-speed-belts",
    "metal-products",
    "specialty-applications",
  ],
  gates: [
    "powergrip-timing-belts",
    "micro-v-belts",
    "v-belts",
    "variable-speed-belts",
    "specialty-belts",
    "belt-drive-systems",
  ],
} as const;
const brands = [...Object.keys(families), "varibelt", "matic"];

// docs/product/catalogue.md#brand-layout
test.each(brands)("%s has families, specifications, book and three advantages", (brand) => {
  const path = `/products/belts/${brand}`;
  const [cards, specifications, book, advantages, ...rest] = headings(path, 2);
  expect([cards, specifications, book, rest]).toEqual([
    "Product families",
    "Specifications",
    "Interactive catalogue",
    [],
  ]);
  expect(advantages).toMatch(/^Why /);
  expect(getSection(path, advantages ?? "").querySelectorAll("li")).toHaveLength(3);
  expect(links(path)).toContain("/products/belts");
  expect(mainText(path)).toContain("View All Products");
});

// docs/product/catalogue.md#books
test.each(brands)("%s lists its families as links in the place of its book", (brand) => {
  const path = `/products/belts/${brand}`;
  const lines = [...getSection(path, "Interactive catalogue").querySelectorAll("nav li a")];
  const titles = [...getSection(path, "Product families").querySelectorAll("h3")];
  expect(lines.map((line) => getText(line))).toEqual(titles.map((title) => getText(title)));
  for (const line of lines) {
    const address = line.getAttribute("href");
    expect(address).toMatch(
      brand in families ? new RegExp(`^${path}/[a-z-]+$`) : /^#specifications$/,
    );
  }
});

// docs/product/catalogue.md#brand-layout, docs/product/catalogue.md#rows-of-specifications
test.each(brands)("%s has a tab for each family, named by its first word", (brand) => {
  const path = `/products/belts/${brand}`;
  const tabs = [...readPage(path).querySelectorAll('main [role="tab"]')];
  const titles = [...getSection(path, "Product families").querySelectorAll("h3")];
  expect(tabs.map((tab) => getText(tab))).toEqual(
    titles.map((title) => getText(title).split(" ")[0]),
  );
  expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).toEqual(
    tabs.map((_, index) => String(index === 0)),
  );
  const rows = [...getSection(path, "Specifications").querySelectorAll("tbody tr")];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(getText(row)).toMatch(/Technical (Sheet|Data)/);
});

// docs/product/catalogue.md#linked-families
test("five brands link their families by slug, Varibelt and M.A.T.I.C none", () => {
  for (const brand of brands) {
    const path = `/products/belts/${brand}`;
    const linked = links(path).filter((link) => link.startsWith(`${path}/`));
    const slugs: readonly string[] =
      brand in families ? families[brand as keyof typeof families] : [];
    expect([...new Set(linked)]).toEqual(slugs.map((slug) => `${path}/${slug}`));
  }
});

// docs/product/catalogue.md#classical-v-belts
// docs/product/catalogue.md#figures-of-classical-v-belts
test("Mitsuboshi's classical V-belts show four sections with three sizes and the number of others", () => {
  const path = "/products/belts/mitsuboshi/classical-v-belts";
  const cards = [...getSection(path, "Series").querySelectorAll("h3")].map((title) =>
    getText(title.closest("li")),
  );
  expect(cards).toEqual([
    expect.stringMatching(
      /^A Section .*13 × .*0\.5-15 kW .*up to 30 m\/s A\d+ A\d+ A\d+ \+25 sizes/,
    ),
    expect.stringMatching(/^B Section .*17 × .*15-75 kW .*up to 25 m\/s B\d+ B\d+ B\d+ \+26 sizes/),
    expect.stringMatching(
      /^C Section .*22 × .*75-200 kW .*up to 20 m\/s C\d+ C\d+ C\d+ \+27 sizes/,
    ),
    expect.stringMatching(/^D Section .*32 × .*200\+ kW .*up to 18 m\/s D\d+ D\d+ D\d+ \+23 sizes/),
  ]);
  expect(links(path)).toContain("/products/belts/mitsuboshi");
  expect(buttons(path)).toContain("Belt Selection Tool");
  expect(mainText(path)).toContain("Download Catalog");
});

// docs/product/catalogue.md#every-listed-part
test("a classical belt's page has its lengths, spellings and neighbours", () => {
  const family = "/products/belts/mitsuboshi/classical-v-belts";
  const path = `${family}/a42`;
  expect(links(family).filter((link) => link.startsWith(`${family}/`))).toHaveLength(113);
  expect(mainText(path)).toMatch(/Inside length Li 1,067 mm Datum length Ld 1,097 mm/);
  expect(getText(getSection(path, "Other spellings"))).toContain("13x1067 Li");
  expect(links(path)).toEqual(
    expect.arrayContaining([
      family,
      `${family}/a40`,
      `${family}/a45`,
      `${family}/b42`,
      "/shop?q=A42",
    ]),
  );
});

// docs/product/catalogue.md#timing-belts
test("Mitsuboshi's timing belts show six series with pitch, width, length and use", () => {
  const path = "/products/belts/mitsuboshi/timing-belts";
  const cards = [...getSection(path, "Series").querySelectorAll("h3")].map((title) =>
    getText(title.closest("li")),
  );
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    expect(card).toMatch(/Pitch [\d.]+ mm Width .* mm Length .* mm View Details/);
  }
});

// docs/product/catalogue.md#cards-of-other-brands
test.each([
  "/products/belts/toyopower/industrial-v-belts",
  "/products/belts/megadyne/timing-belts-isoran",
  "/products/belts/gates/powergrip-timing-belts",
])("%s shows its series as cards with details", (path) => {
  const cards = [...getSection(path, "Series").querySelectorAll("h3")];
  expect(cards.length).toBeGreaterThan(5);
  for (const title of cards) expect(getText(title.closest("li"))).toContain("View Details");
});

// docs/product/catalogue.md#claims-name-their-maker
test.each([
  ["mitsuboshi", "90 years", /^Mitsuboshi about itself/],
  ["megadyne", "over 40 countries", /^Megadyne about itself/],
  ["optibelt", "up to 50% higher performance", /^Optibelt about its own wedge belts/],
])("%s's claim of %s names its maker as the source", (brand, text, source) => {
  const claim = readPage(`/products/belts/${brand}`).querySelector('[data-slot="maker-claim"]');
  expect(getText(claim?.querySelector("blockquote"))).toContain(text);
  expect(getText(claim?.querySelector("figcaption"))).toMatch(source);
});

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

const brand = "/products/bearing/nsk";
const catalogue = "/products/nsk/catalog";

// docs/product/catalogue.md#nsk-brand-page, docs/product/catalogue.md#numbers-of-cards-and-frames
test("the brand page links back and to the catalogue, and shows twelve families", () => {
  expect(headings(brand, 3)).toEqual([
    "Deep Groove",
    "Angular Contact",
    "Self-Aligning",
    "Thrust Ball",
    "Cylindrical Roller",
    "Tapered Roller",
    "Spherical Roller",
    "Needle Roller",
    "Linear Motion",
    "Super-Precision",
    "Bearing Units",
    "Slewing Ring",
  ]);
  expect(links(brand)).toEqual(expect.arrayContaining(["/products/bearing", catalogue]));
});

// docs/product/catalogue.md#series-links
test("each family's card links its series by slug and all its products", () => {
  const cards = [...getSection(brand, "Product families").querySelectorAll("h3")].map((title) =>
    title.closest("li"),
  );
  expect(cards).toHaveLength(12);
  for (const card of cards) {
    const anchors = [...(card?.querySelectorAll("a") ?? [])];
    const all = anchors.find((anchor) => getText(anchor).startsWith("View All Products"));
    const family = all?.getAttribute("href") ?? "";
    expect(family).toMatch(/^\/products\/nsk\/[a-z-]+$/);
    const series = anchors.filter((anchor) =>
      anchor.getAttribute("href")?.startsWith(`${family}/`),
    );
    expect(series.length, family).toBeGreaterThan(0);
    for (const anchor of series) {
      const [name = ""] = [...anchor.childNodes].map((node) => node.textContent ?? "");
      expect(anchor.getAttribute("href")).toBe(`${family}/${toSlug(name)}`);
    }
  }
});

// docs/product/catalogue.md#list-pages, docs/product/catalogue.md#series-of-the-list-pages
test.each([
  ["deep-groove-ball-bearings", ["Series 60", "Series 62", "Series 63"], "Dynamic load"],
  ["angular-contact-ball-bearings", ["Series 70", "Series 72", "Series 73"], "Dynamic load"],
  ["self-aligning-ball-bearings", ["Series 1200", "Series 1300", "Series 2200"], "Dynamic load"],
  ["thrust-ball-bearings", ["Series 51100", "Series 51200", "Series 52200"], "Thrust load"],
  ["cylindrical-roller-bearings", ["N Series", "NU Series", "NJ Series"], "Radial load"],
  ["bearing-units", ["UCP Pillow Block", "UCF Flange", "UCT Take-Up"], "Dynamic load"],
])("the list page %s shows three series of six sizes", (slug, series, load) => {
  const path = `${brand}/${slug}`;
  expect(headings(path, 2)).toEqual(series);
  for (const name of series) {
    const cards = [...getSection(path, name).querySelectorAll("h3")].map((title) =>
      title.closest("li"),
    );
    expect(cards, name).toHaveLength(6);
    for (const card of cards) {
      const text = getText(card);
      expect(text).toMatch(new RegExp(`Bore \\d+ mm .*(Width|Height) \\d.* mm ${load} [\\d.]+ kN`));
      expect(text).toContain("View Details");
    }
  }
});

// docs/product/catalogue.md#catalogue-tabs, docs/product/catalogue.md#pdf-catalogue
test("the catalogue opens on its interactive tab, with a PDF to download", () => {
  expect(buttons(catalogue)).toEqual(expect.arrayContaining(["Interactive", "Search"]));
  const selected = readPage(catalogue).querySelector('[role="tab"][aria-selected="true"]');
  expect(getText(selected)).toBe("Interactive");
  const main = readPage(catalogue).querySelector("main");
  const download = [...(main?.querySelectorAll("a") ?? [])].find((anchor) =>
    getText(anchor).startsWith("Download Catalog"),
  );
  expect(getText(download)).toBe("Download Catalog (PDF)");
  expect(download?.getAttribute("href")).toMatch(/\.pdf$/);
  expect(readPage(catalogue).querySelectorAll("main video")).toHaveLength(1);
});

// docs/product/catalogue.md#family-listing
test.each([
  ["deep-groove-ball-bearings", 35],
  ["tapered-roller-bearings", 11],
  ["bearing-units", 18],
])("the family %s shows its count of %i products and links to each", (slug, count) => {
  const path = `/products/nsk/${slug}`;
  expect(mainText(path)).toContain(`${count} Products Available`);
  const products = [...getSection(path, "Products").querySelectorAll("li a")];
  expect(products).toHaveLength(count);
  const opened = products.map((anchor) => anchor.getAttribute("href") ?? "");
  expect(opened.filter((href) => href !== href.toLowerCase() && !href.includes("#"))).toEqual([]);
});

// docs/product/catalogue.md#contact-and-quote
// docs/product/catalogue.md#parts-of-a-bearing-page, docs/product/catalogue.md#cards-of-a-bearing
test("a bearing's page has four tiles and its four cards", () => {
  const path = "/products/nsk/bearing/6205";
  expect(mainText(path)).toMatch(
    /Inner diameter 25 mm Outer diameter 52 mm Width 15 mm Dynamic load 14\.0 kN/,
  );
  expect(headings(path, 2)).toEqual(
    expect.arrayContaining([
      "Technical specifications",
      "Applications",
      "Technical features",
      "Available variants",
      "Need More Information?",
    ]),
  );
  expect(mainText("/products/nsk/bearing/51204")).toMatch(/Height 14 mm/);
  expect(links(path)).toEqual(expect.arrayContaining([brand, "/contact"]));
  const image = readPage(path).querySelector("main img, main [role=img]");
  expect(image).not.toBeNull();
});

// docs/product/catalogue.md#all-bearings, docs/product/catalogue.md#temperature-and-precision
// docs/product/catalogue.md#nu221
test("every specified bearing has its page with temperature and precision", () => {
  const codes = [
    ...range(6000, 6005),
    ...range(6200, 6208),
    ...range(6300, 6305),
    ...range(7000, 7004),
    ...range(7200, 7204),
    ...range(7300, 7302),
    ...["nu", "nj"].flatMap((type) => range(204, 206).map((size) => `${type}${size}`)),
    ..."nu207 nu208 nf204 nf205 nu220 nu221 nu222".split(" "),
    ...range(30204, 30208),
    ...range(30304, 30306),
    ...range(32004, 32006),
    ...range(51100, 51105),
    ...range(51200, 51204),
  ];
  expect(codes).toHaveLength(69);
  for (const code of codes) {
    const text = mainText(`/products/nsk/bearing/${code}`);
    expect(text, code).toContain("Temperature -40°C to +120°C");
    expect(text, code).toMatch(/Precision (P0 \(Standard\)|ABEC-1)/);
    expect(text.includes("Contact angle"), code).toBe(/^(7|3)/.test(code));
  }
  const nu221 = mainText("/products/nsk/bearing/nu221");
  expect(nu221).toContain("Dynamic load rating C 250 kN");
  expect(nu221).toContain("Limiting speed, grease 3,200 rpm");
});

// docs/product/catalogue.md#every-listed-part
test("a bearing beyond the specified ones has the same cards, its sheet and its neighbours", () => {
  const path = "/products/nsk/bearing/22208";
  expect(mainText(path)).toMatch(
    /Inner diameter 40 mm Outer diameter 80 mm Width 23 mm Dynamic load 90\.5 kN/,
  );
  expect(headings(path, 2)).toEqual([
    "In the shop",
    "Technical specifications",
    "Applications",
    "Technical features",
    "Available variants",
    "Rating life",
    "Sizes in this series",
    "Related bearings",
    "Codes of other makers",
    "Need More Information?",
  ]);
  expect(links(path)).toEqual(
    expect.arrayContaining([
      "/shop?q=22208",
      "/media/datasheets/22208.pdf",
      "/products/nsk/bearing/22207",
      "/products/nsk/bearing/22209",
      "/products/nsk/bearing/22308",
      "/products/nsk/bearing/6208",
      "/products/bearing/ppl/spherical-roller-bearings#22200-series",
    ]),
  );
});

// docs/product/catalogue.md#every-listed-part, docs/product/catalogue.md#pages-of-units
test("a unit's page states its housing and links its insert, which links its units", () => {
  const unit = "/products/nsk/bearing/ucp205";
  expect(mainText(unit)).toMatch(/Shaft centre height H 36\.5 mm Base length L 140 mm/);
  expect(links(unit)).toEqual(
    expect.arrayContaining([
      "/media/datasheets/ucp205.pdf",
      "/products/nsk/bearing/ucp206",
      "/products/nsk/bearing/ucf205",
      "/products/nsk/bearing/uc205",
    ]),
  );
  const insert = "/products/nsk/bearing/uc205";
  expect(mainText(insert)).toMatch(/Bore d 25 mm Outside diameter D 52 mm/);
  expect(links(insert)).toEqual(
    expect.arrayContaining([unit, "/products/nsk/bearing/uct205", "/products/nsk/bearing/uc206"]),
  );
});

// docs/product/catalogue.md#parts-of-a-product-page
test("a series page has breadcrumbs, availability, price, tabs and quick actions", () => {
  const path = "/products/nsk/deep-groove-ball-bearings/6200-series";
  expect(mainText(path)).toMatch(/^Products Bearings NSK Bearings Deep Groove Ball Bearings/);
  expect(mainText(path)).toContain("Available on Request");
  expect(mainText(path)).toContain("Contact for Price");
  expect(buttons(path)).toEqual(
    expect.arrayContaining(["Add to Cart", "Specifications", "Features", "Applications", "Models"]),
  );
  expect(getText(getSection(path, "Quick Actions"))).toMatch(
    /Download Datasheet Check Availability Technical Support/,
  );
  expect(headings(path, 2)).toContain("Related products");
});

// docs/product/catalogue.md#claims-name-their-maker
test("NSK's claim of over 100 years names NSK as its source", () => {
  const claim = readPage(brand).querySelector('[data-slot="maker-claim"]');
  expect(getText(claim?.querySelector("blockquote"))).toContain("over 100 years");
  expect(getText(claim?.querySelector("figcaption"))).toMatch(/^NSK about itself/);
});

function toSlug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[^a-z0-9-]/g, "");
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

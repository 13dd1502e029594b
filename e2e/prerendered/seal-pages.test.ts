import { expect, test } from "vitest";
import { getSection, getText, headings, links, mainText, readPage } from "./prerendered-page.ts";

const overview = "/products/seals";

// docs/product/catalogue.md#oil-seals
test("the overview lists every seal by kind, and the home page leads there", () => {
  expect(headings(overview, 2)).toEqual([
    "Rotary shaft seals",
    "Hydraulic U-cup rod seal",
    "Hydraulic U-cup piston seal",
    "Rod wiper, single lip",
    "O-ring",
    "Bonded seal",
    "V-ring",
    "Pneumatic piston lip seal",
    "Pneumatic rod seal with wiper lip",
  ]);
  const listed = links(overview).filter((link) => link.startsWith(`${overview}/`));
  expect(listed).toHaveLength(74);
  expect(links(overview)).toContain("/shop?category=Seals");
  expect(links("/")).toContain(overview);
});

// docs/product/catalogue.md#every-listed-part, docs/product/catalogue.md#oil-seals
test("a rotary shaft seal's page has both forms, limits by material and other makers' types", () => {
  const path = `${overview}/25x47x7`;
  expect(mainText(path)).toMatch(/Shaft 25 mm Housing bore 47 mm Width 7 mm Forms A, AS/);
  expect(readPage(path).querySelectorAll("main figure svg")).toHaveLength(2);
  const figures = getText(getSection(path, "Technical specifications"));
  expect(figures).toMatch(/Limits with NBR Temperature −40 to \+100 °C/);
  expect(figures).toMatch(/Limits with FKM Temperature −25 to \+200 °C/);
  expect(getText(getSection(path, "Other spellings"))).toContain("TC 25x47x7");
  expect(links(path)).toEqual(
    expect.arrayContaining([overview, `${overview}/25x42x7`, `${overview}/30x47x7`]),
  );
});

// docs/product/catalogue.md#oil-seals
test("a hydraulic seal's page says that its size is to be measured", () => {
  const path = `${overview}/us-20x28x6-3`;
  expect(mainText(path)).toMatch(/Rod 20 mm Groove diameter 28 mm Length 6\.3 mm/);
  expect(mainText(path)).toContain("measure before you order");
  expect(links(path)).toContain("/shop?q=20x28x6.3");
});

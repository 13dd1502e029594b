import { expect, it } from "vitest";
import { findListPage } from "./list-page.ts";
import { nskListPages } from "./list-pages.data.ts";

function findItem(slug: string, code: string): unknown {
  return findListPage(slug)
    ?.series.flatMap(({ items }) => items)
    .find((item) => item.code === code);
}

// docs/product/catalogue.md#series-of-the-list-pages
it("has six pages of three series with six items", () => {
  const pages = Object.keys(nskListPages).map(findListPage);
  expect(pages).toHaveLength(6);
  for (const page of pages) {
    expect(page?.series.map(({ items }) => items.length)).toEqual([6, 6, 6]);
    expect(page?.features).toHaveLength(4);
  }
});

it("returns undefined for a family without a list page", () => {
  expect(findListPage("linear-motion")).toBeUndefined();
  expect(findListPage("constructor")).toBeUndefined();
});

// docs/product/catalogue.md#fields-of-families-and-items
it("composes an angular contact bearing", () => {
  expect(findItem("angular-contact-ball-bearings", "7200")).toEqual({
    code: "7200",
    kind: "bearing",
    bore: "10\u00A0mm",
    od: "30\u00A0mm",
    width: "9\u00A0mm",
    load: "5.00\u00A0kN",
    speed: "16,000\u00A0rpm",
    contactAngle: "40°",
    precision: "ABEC-1 Standard",
    material: "Chrome Steel",
  });
});

// docs/product/catalogue.md#fields-of-families-and-items
it("gives thrust bearings a height, and rollers a radial load", () => {
  expect(findItem("thrust-ball-bearings", "52202")).toMatchObject({
    height: "22\u00A0mm",
    thrustLoad: "16.7\u00A0kN",
  });
  expect(findItem("cylindrical-roller-bearings", "NU205")).toMatchObject({
    radialLoad: "29.3\u00A0kN",
  });
});

// docs/product/catalogue.md#series-of-the-list-pages
it("gives units the specified common facts and their housing's dimensions", () => {
  expect(findItem("bearing-units", "UCT207")).toMatchObject({
    bore: "35\u00A0mm",
    height: "102\u00A0mm",
    housing: "Cast iron",
    sealing: "Triple lip seal",
    temperature: "-20°C to +120°C",
    housingDimensions: expect.arrayContaining([
      { letter: "L", meaning: "overall length", value: "129\u00A0mm" },
    ]),
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findProductPage, type SeriesPage } from "#catalogue/nsk/product-page.ts";
import { productDetailText } from "#web/messages/product-detail.ts";
import { bearingColumns, machinedCageColumns } from "./bearing-columns.tsx";

test.each([
  ["angular-contact-ball-bearings", "7200-series", ["8,000", "16,000"], ["10,000", "20,000"]],
  ["cylindrical-roller-bearings", "n-series", ["6,000", "12,000"], ["7,500", "15,000"]],
])("%s %s lists a speed per cage for each size", (family, slug, pressed, machined) => {
  const page = getPage(family, slug);
  const text = productDetailText.en.sizes;
  const head = page.facts.find(({ name }) => name === "speed")?.value;
  expect(head).toBe(`${pressed.join("–")}\u00A0rpm, pressed steel cage`);
  const listed = getGrease(bearingColumns(page, text), page);
  expect([listed.at(-1), listed[0]]).toEqual(pressed);
  const other = getGrease(machinedCageColumns(page.bearings, text), page);
  expect([other.at(-1), other[0]]).toEqual(machined);
});

function getPage(family: string, slug: string): SeriesPage {
  const page = findProductPage(family, slug);
  if (!page) throw new Error(`No page ${family}/${slug}`);
  return page;
}

/** The texts of the grease column, from the first size to the last. */
function getGrease(columns: ReturnType<typeof bearingColumns>, page: SeriesPage): string[] {
  const column = columns.find(({ header }) => header === "Grease, rpm");
  if (!column) throw new Error("No grease column");
  return page.bearings.map((size) =>
    renderToStaticMarkup(<>{column.renderCell(size)}</>).replaceAll(/<[^>]*>/g, ""),
  );
}

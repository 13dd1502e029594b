import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { figureColumn } from "./figure-column.tsx";

function getGap(figure: string, figures: readonly string[]): string {
  const column = figureColumn("load", "C, kN", figures, (text) => text);
  const html = renderToStaticMarkup(column.renderCell(figure));
  expect(html).toContain(`>${figure}<`);
  return /pe-\[(\d)ch\]/.exec(html)?.[1] ?? "0";
}

it.each([
  ["14", "3"],
  ["12.8", "1"],
  ["7.85", "0"],
  ["–", "3"],
])("pads %s by %s characters to align the decimal points", (figure, places) => {
  expect(getGap(figure, ["14", "12.8", "7.85", "–"])).toBe(places);
});

it("leaves whole numbers unpadded", () => {
  expect(getGap("24,000", ["24,000", "9,000"])).toBe("0");
});

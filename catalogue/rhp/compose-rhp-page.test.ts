import { expect, it } from "vitest";
import { composeRhpPage } from "./compose-rhp-page.ts";

it("each of RHP's four families has product lines, a PDF, an image and a drawing", () => {
  const { families, flipbook } = composeRhpPage();
  expect(flipbook).toMatch(/^https:/);
  expect(families.map(({ slug }) => slug)).toEqual([
    "precision-ball-bearings",
    "self-aligning-bearings",
    "needle-roller-bearings",
    "housing-units",
  ]);
  for (const { slug, products, sheet, image, drawing } of families) {
    expect(products.length).toBeGreaterThan(0);
    expect(sheet).toBe(`/media/sheets/rhp-${slug}.pdf`);
    expect(image).toBeDefined();
    expect(drawing).toMatch(/^\/media\/\w+\/[a-z0-9-]+\.svg$/);
  }
});

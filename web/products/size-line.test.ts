import { expect, test } from "vitest";
import { noDimensions } from "#domain/testing/no-dimensions.ts";
import { toSizeLine } from "./size-line.ts";

const bearing = { ...noDimensions, bore_mm: 25, outside_diameter_mm: 52, width_mm: 15 };

// docs/product/shop.md#size-on-the-card
test.each([
  [{ ...bearing, seals: "contact seals" as const }, "25 × 52 × 15\u00A0mm · 2RS"],
  [{ ...bearing, seals: "shields" as const }, "25 × 52 × 15\u00A0mm · ZZ"],
  [{ ...bearing, seals: "open" as const }, "25 × 52 × 15\u00A0mm"],
  [{ ...bearing, seals: "non-contact seals" as const }, "25 × 52 × 15\u00A0mm · non-contact seals"],
  [{ ...noDimensions, section: "SPA", length_mm: 1250 }, "SPA · 1250\u00A0mm"],
  [{ ...noDimensions, section: "S8M", length_mm: 1200, width_mm: 25 }, "S8M · 1200 × 25\u00A0mm"],
  [{ ...noDimensions, bore_mm: 16 }, ""],
  [{ ...noDimensions, section: "PJ" }, "PJ"],
  [noDimensions, ""],
])("%j is %j", (product, line) => {
  expect(toSizeLine(product)).toBe(line);
});

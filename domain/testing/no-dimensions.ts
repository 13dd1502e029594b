import type { DimensionField } from "#domain/product-fields.ts";

/** The dimensions of a product without any. */
export const noDimensions: Readonly<Record<DimensionField, null>> = {
  bore_mm: null,
  outside_diameter_mm: null,
  width_mm: null,
  length_mm: null,
  seals: null,
  section: null,
};

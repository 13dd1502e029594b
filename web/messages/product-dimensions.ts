import { productFields, type DimensionField } from "#domain/product-fields.ts";
import type { ProductSeals } from "#domain/seals.ts";

const figureError = "Enter mm, such as 25 or 25.4, or leave it empty.";
const sectionLimit = productFields.section.maxLength;

/** Texts of a product's dimensions. */
const en = {
  legend: "Dimensions",
  help: "What you leave empty is read from the name where it is a known code.",
  labels: {
    bore_mm: "Bore",
    outside_diameter_mm: "Outside diameter",
    width_mm: "Width",
    length_mm: "Length",
    seals: "Seals",
    section: "Section",
  } satisfies Record<DimensionField, string>,
  unit: "mm",
  sealsUnknown: "Not known",
  seals: {
    open: "Open",
    "one shield": "One shield",
    shields: "Shields",
    "one contact seal": "One contact seal",
    "contact seals": "Contact seals",
    "one light-contact seal": "One light-contact seal",
    "light-contact seals": "Light-contact seals",
    "one low-friction seal": "One low-friction seal",
    "low-friction seals": "Low-friction seals",
    "one non-contact seal": "One non-contact seal",
    "non-contact seals": "Non-contact seals",
  } satisfies Record<ProductSeals, string>,
  errors: {
    bore_mm: figureError,
    outside_diameter_mm: figureError,
    width_mm: figureError,
    length_mm: figureError,
    seals: "Choose how the sides are closed.",
    section: `At most ${sectionLimit} characters.`,
  } satisfies Record<DimensionField, string>,
};

const figureErrorSq = "Shkruani mm, për shembull 25 ose 25,4, ose lëreni bosh.";

const sq: typeof en = {
  legend: "Përmasat",
  help: "Ato që lini bosh lexohen nga emri, kur ai është një kod i njohur.",
  labels: {
    bore_mm: "Diametri i brendshëm",
    outside_diameter_mm: "Diametri i jashtëm",
    width_mm: "Gjerësia",
    length_mm: "Gjatësia",
    seals: "Mbyllja",
    section: "Profili",
  },
  unit: "mm",
  sealsUnknown: "Nuk dihet",
  seals: {
    open: "E hapur",
    "one shield": "Një mbrojtëse metalike",
    shields: "Mbrojtëse metalike",
    "one contact seal": "Një guarnicion me kontakt",
    "contact seals": "Guarnicione me kontakt",
    "one light-contact seal": "Një guarnicion me kontakt të lehtë",
    "light-contact seals": "Guarnicione me kontakt të lehtë",
    "one low-friction seal": "Një guarnicion me fërkim të ulët",
    "low-friction seals": "Guarnicione me fërkim të ulët",
    "one non-contact seal": "Një guarnicion pa kontakt",
    "non-contact seals": "Guarnicione pa kontakt",
  },
  errors: {
    bore_mm: figureErrorSq,
    outside_diameter_mm: figureErrorSq,
    width_mm: figureErrorSq,
    length_mm: figureErrorSq,
    seals: "Zgjidhni si janë mbyllur anët.",
    section: `Jo më shumë se ${sectionLimit} shenja.`,
  },
};

export const productDimensionsText = { en, sq };

import { findBearing, findUnit } from "#catalogue/bearings/find-bearing.ts";
import { beltBrandPath, beltFamilyPath, getBeltSizePath } from "#catalogue/belts/belt-addresses.ts";
import { drawShape } from "#catalogue/belts/draw-shape.ts";
import { familyNotes } from "#catalogue/belts/family-notes.data.ts";
import { findBeltBrand } from "#catalogue/belts/find-belt.ts";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { ribProfiles } from "#catalogue/belts/rib-profiles.data.ts";
import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { drawBearing } from "#catalogue/drawing/draw-bearing.ts";
import { drawFluidSeal } from "#catalogue/drawing/draw-fluid-seal.ts";
import { drawRotarySeal } from "#catalogue/drawing/draw-seal.ts";
import { drawUnit } from "#catalogue/drawing/draw-unit.ts";
import { findProductImage } from "#catalogue/drawing/find-product-image.ts";
import { familySheetPath, getBeltImage, getSealImage } from "#catalogue/drawing/media-path.ts";
import { getBearingPath } from "#catalogue/nsk/bearing-path.ts";
import { findPplPath } from "#catalogue/ppl/find-group.ts";
import { fluidSeals } from "#catalogue/seals/fluid-seals.data.ts";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import { getSealPath } from "#catalogue/seals/seal-path.ts";
import { toProductEntry } from "#catalogue/search/product-entries.ts";
import { toSlug } from "#catalogue/slug.ts";
import type { ProductItem } from "#web/api/queries.ts";
import type { ProductPart } from "./product-part.ts";

/** Collects what the catalogue knows of a product, by the code in its name. */
export function loadProductPart(product: ProductItem): ProductPart {
  const [code] = toProductEntry(product).codes;
  const image = findProductImage(product.name);
  const query = toQuery(product, code);
  return {
    ...(code !== undefined && { code }),
    ...(query !== undefined && { query }),
    ...(image !== undefined && findListed(image, product)),
  };
}

type Listed = Pick<ProductPart, "drawing" | "page" | "sheet">;

function findListed(image: string, product: ProductItem): Listed {
  const [, , folder, file = ""] = image.split("/");
  const code = file.replace(/\.svg$/, "").toUpperCase();
  if (folder === "bearings") return findListedBearing(code, image, product);
  if (folder === "units") return findListedUnit(code, image, product);
  return folder === "seals" ? findListedSeal(image) : findListedBelt(image, product);
}

function findListedBearing(code: string, image: string, product: ProductItem): Listed {
  const bearing = findBearing(code);
  if (!bearing) return {};
  const pplPath = product.brand.toUpperCase() === "PPL" ? findPplPath(code) : undefined;
  return {
    drawing: { drawing: drawBearing(bearing), image },
    page: { code, path: pplPath ?? getBearingPath(code) },
    ...(isOfNsk(product) && { sheet: `/media/datasheets/${code.toLowerCase()}.pdf` }),
  };
}

function findListedUnit(code: string, image: string, product: ProductItem): Listed {
  const unit = findUnit(code);
  if (!unit) return {};
  return {
    drawing: { drawing: drawUnit(unit), image },
    page: { code, path: getBearingPath(code) },
    ...(isOfNsk(product) && { sheet: `/media/datasheets/${code.toLowerCase()}.pdf` }),
  };
}

function findListedSeal(image: string): Listed {
  for (const seal of rotarySeals) {
    const form = seal.forms.find((one) => getSealImage(seal.code, one) === image);
    if (form !== undefined) {
      const drawing = { drawing: drawRotarySeal(seal, form), image };
      return { drawing, page: { code: seal.code, path: getSealPath(seal.code) } };
    }
  }
  const fluid = fluidSeals.find(({ code }) => getSealImage(code) === image);
  const drawing = fluid && drawFluidSeal(fluid);
  if (!fluid || !drawing) return {};
  return {
    drawing: { drawing, image },
    page: { code: fluid.code, path: getSealPath(fluid.code) },
  };
}

const shapes: readonly string[] = [
  ...vSections.map(({ section }) => section),
  ...ribProfiles.map(({ profile }) => profile),
  ...timingProfiles.map(({ profile }) => profile),
];

function findListedBelt(image: string, product: ProductItem): Listed {
  const shape = shapes.find((one) => getBeltImage(one) === image);
  const drawing = shape === undefined ? undefined : drawShape(shape);
  if (shape === undefined || !drawing) return {};
  return { drawing: { drawing, shape, image }, ...findBeltPage(shape, product) };
}

/** The page of a listed size, else of the maker's family with the shape, else of the maker. */
function findBeltPage(shape: string, { brand, name }: ProductItem): Listed {
  const maker = findBeltBrand(toSlug(brand));
  if (!maker) return {};
  const words = new Set(name.toUpperCase().split(/\s+/));
  const size = mitsuboshiClassical
    .flatMap(({ sizes }) => sizes)
    .find(({ code }) => words.has(code));
  if (maker.slug === "mitsuboshi" && size) {
    return { page: { code: size.code, path: getBeltSizePath(size.code) } };
  }
  const family = familyNotes.find(
    (note) =>
      note.brand === maker.slug &&
      [...note.vSections, ...note.ribProfiles, ...note.timingProfiles].includes(shape),
  )?.family;
  if (family === undefined || !maker.familiesLinked) {
    return { page: { code: maker.name, path: beltBrandPath(maker.slug) } };
  }
  return {
    page: { code: shape, path: beltFamilyPath(maker.slug, family) },
    sheet: familySheetPath(maker.slug, family),
  };
}

/** The code with its maker, or else the dimensions. */
function toQuery(product: ProductItem, code: string | undefined): string | undefined {
  const { brand, category, bore_mm: bore, outside_diameter_mm: outside, width_mm: width } = product;
  const isRead = ["Bearings", "Belts"].includes(category);
  if (isRead && code !== undefined) return `${brand} ${code}`.trim();
  if (bore === null || outside === null) return undefined;
  return [bore, outside, width].filter((mm) => mm !== null).join("x");
}

/** The data sheets of bearings and units have NSK's ratings. */
function isOfNsk({ brand }: ProductItem): boolean {
  return brand.toUpperCase() === "NSK";
}

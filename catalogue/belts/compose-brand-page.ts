import { getBeltImage, familySheetPath } from "#catalogue/drawing/media-path.ts";
import { findFamilyImage } from "#catalogue/media/find-family-image.ts";
import type { PartImageName } from "#catalogue/media/part-image.ts";
import { company } from "#domain/company.ts";
import { beltBrandPath } from "./belt-addresses.ts";
import type { BeltBrand, BeltFamily } from "./belt.ts";
import { familyNotes } from "./family-notes.data.ts";
import { findBeltBrand, toBrandTitle } from "./find-belt.ts";

/** A brand's page as plain values. */
export type BeltBrandPage = {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly flipbook: string;
  readonly brand: Omit<BeltBrand, "families">;
  readonly families: readonly BeltBrandFamily[];
};

/** A family with its PDF, an image and, if its belts have a standard shape, a drawing of it. */
export type BeltBrandFamily = BeltFamily & {
  readonly sheet: string;
  readonly image: PartImageName | undefined;
  readonly drawing: string | undefined;
};

/** Families without notes whose products name a standard shape. */
const furtherShapes: Readonly<Record<string, string>> = {
  "matic/v-belts": "A",
  "matic/timing-belts": "T10",
};

/** Composes the page of a belt brand. Returns undefined for an unknown slug. */
export function composeBrandPage(slug: string): BeltBrandPage | undefined {
  const found = findBeltBrand(slug);
  if (!found) return undefined;
  const { families, ...brand } = found;
  return {
    path: beltBrandPath(slug),
    title: toBrandTitle(brand),
    summary: `${brand.description} ${families.map(({ title }) => title).join(", ")}: product lines, specifications and technical sheets.`,
    flipbook: new Map(Object.entries(company.flipbooks)).get(slug) ?? "",
    brand,
    families: families.map((family) => viewFamily(slug, family)),
  };
}

function viewFamily(brandSlug: string, family: BeltFamily): BeltBrandFamily {
  const note = familyNotes.find((one) => one.brand === brandSlug && one.family === family.slug);
  const shape = note
    ? [...note.vSections, ...note.ribProfiles, ...note.timingProfiles][0]
    : furtherShapes[`${brandSlug}/${family.slug}`];
  return {
    ...family,
    sheet: familySheetPath(brandSlug, family.slug),
    image: findFamilyImage(family.slug),
    drawing: shape === undefined ? undefined : getBeltImage(shape),
  };
}

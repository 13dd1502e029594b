import { familySheetPath } from "#catalogue/drawing/media-path.ts";
import { beltFamilyPath } from "./belt-addresses.ts";
import { beltBrandFacts } from "./belt-brands.data.ts";
import type { BeltPage, BeltPageLink } from "./belt-page.ts";
import type { BeltBrand, BeltFamily } from "./belt.ts";
import { codeReadings } from "./code-readings.data.ts";
import { composeFamilyItems } from "./compose-items.ts";
import { drawShape } from "./draw-shape.ts";
import { drawExampleDrive, exampleDrive } from "./example-drive.ts";
import type { FamilyNote } from "./family-note.ts";
import { familyNotes } from "./family-notes.data.ts";
import { findBeltBrand, findBeltFamily, toBrandTitle } from "./find-belt.ts";
import { measuringSteps } from "./measuring.data.ts";
import { ribProfiles } from "./rib-profiles.data.ts";
import { tabulateRibWidths } from "./rib-widths.ts";
import { timingProfiles } from "./timing-profiles.data.ts";
import { vSections } from "./v-sections.data.ts";

/**
 * Composes the page of a belt family, including Mitsuboshi's classical V-belts. Returns undefined for
 * an unknown address.
 */
export function composeBeltPage(brandSlug: string, familySlug: string): BeltPage | undefined {
  const brand = findBeltBrand(brandSlug);
  const family = brand && findBeltFamily(brand, familySlug);
  const note = familyNotes.find((one) => one.brand === brandSlug && one.family === familySlug);
  if (!brand || !family || !note) return undefined;
  const ribs = ribProfiles.filter(({ profile }) => note.ribProfiles.includes(profile));
  return {
    path: beltFamilyPath(brandSlug, familySlug),
    sheet: familySheetPath(brandSlug, familySlug),
    brand: { slug: brand.slug, name: brand.name, title: toBrandTitle(brand) },
    family,
    title: getTitle(brand, family),
    summary: `${brand.name}: ${family.description} ${family.products.map(({ name }) => name).join("; ")}. Drawings, sizes and codes.`,
    kind: note.kind,
    about: note.about,
    ...(note.shapesNote === undefined ? {} : { shapesNote: note.shapesNote }),
    ...drawNote(note),
    ...composeFamilyItems(brand, familySlug),
    vSections: vSections.filter(({ section }) => note.vSections.includes(section)),
    ribProfiles: ribs,
    ribWidths: tabulateRibWidths(ribs),
    timingProfiles: timingProfiles.filter(({ profile }) => note.timingProfiles.includes(profile)),
    codes: codeReadings.filter(({ code }) => note.codes.includes(code)),
    measuring: measuringSteps[note.kind],
    caveats: note.caveats ?? [],
    alternatives: linkPages((one) => one.kind === note.kind && one.brand !== brandSlug),
    siblings: linkPages((one) => one.brand === brandSlug && one.family !== familySlug),
  };
}

function drawNote(note: FamilyNote): Pick<BeltPage, "drawing" | "drive"> {
  const [shape] = [...note.vSections, ...note.ribProfiles, ...note.timingProfiles];
  const drawing = shape === undefined ? undefined : drawShape(shape);
  return drawing ? { drawing } : { drawing: drawExampleDrive(), drive: exampleDrive() };
}

function linkPages(isWanted: (note: FamilyNote) => boolean): BeltPageLink[] {
  return beltBrandFacts.flatMap((brand) =>
    familyNotes
      .filter((note) => note.brand === brand.slug && isWanted(note))
      .flatMap((note) => {
        const family = findBeltFamily(brand, note.family);
        return family
          ? [{ title: getTitle(brand, family), brand: brand.slug, family: family.slug }]
          : [];
      }),
  );
}

function getTitle(brand: BeltBrand, family: BeltFamily): string {
  return `${brand.name} ${family.title}`;
}

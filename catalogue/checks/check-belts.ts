import type {
  BeltBrand,
  ClassicalSection,
  TimingBeltItem,
  TimingProfile,
  VSection,
} from "#catalogue/belts/belt.ts";
import type { Finding } from "./finding.ts";

/** Number of listed sizes per classical section. */
const classicalCounts: Readonly<Record<string, number>> = { A: 28, B: 29, C: 30, D: 26 };

/** Runs every V-belt section rule on each row and yields one finding per rule and row. */
export function* checkVSections(rows: readonly VSection[]): Generator<Finding> {
  for (const row of rows) {
    const ask = (rule: string, holds: boolean): Finding => ({
      rule: `V section: ${rule}`,
      subject: row.section,
      holds,
    });
    yield ask("wider than high", row.topWidthMm > row.heightMm && row.heightMm > 0);
    yield ask("datum line inside", (row.datumWidthMm ?? 0) < row.topWidthMm);
    yield ask("sides meet below the belt", bottomWidth(row) > 0);
    yield ask("smallest pulley plausible", row.minPulleyMm > row.topWidthMm * 3);
  }
}

/**
 * Runs every classical V-belt size rule on each row and yields one finding per rule and row.
 *
 * @param sections Cross-sections, which give the step from inside to datum length.
 */
export function* checkClassicalSizes(
  lists: readonly ClassicalSection[],
  sections: readonly VSection[],
): Generator<Finding> {
  for (const { section, sizes } of lists) {
    const facts = sections.find((candidate) => candidate.section === section);
    const count = sizes.length === classicalCounts[section];
    yield { rule: "classical: number of sizes", subject: section, holds: count };
    let before = 0;
    for (const size of sizes) {
      const ask = (rule: string, holds: boolean): Finding => ({
        rule: `classical: ${rule}`,
        subject: size.code,
        holds,
      });
      const inside = Math.round(size.insideLengthIn * 25.4);
      const datum = size.insideLengthMm + (facts?.insideToDatumMm ?? Number.NaN);
      yield ask("code names section and inches", size.code === section + size.insideLengthIn);
      yield ask("inside length in mm", size.insideLengthMm === inside);
      yield ask("datum length", size.datumLengthMm === datum);
      yield ask("sizes ascend", size.insideLengthIn > before);
      before = size.insideLengthIn;
    }
  }
}

/** Runs every timing belt rule on each row and yields one finding per rule and row. */
export function* checkTimingItems(
  items: readonly TimingBeltItem[],
  profiles: readonly TimingProfile[],
): Generator<Finding> {
  for (const item of items) {
    const ask = (rule: string, holds: boolean): Finding => ({
      rule: `timing: ${rule}`,
      subject: item.code,
      holds,
    });
    const profile = profiles.find((candidate) => candidate.profile === item.profile);
    yield ask("profile is listed", profile !== undefined);
    const pitchMm = Number.parseFloat(item.pitch);
    yield ask("pitch is the profile's", pitchMm === profile?.pitchMm);
    yield ask("length is teeth times pitch", isWholeTeeth(item, pitchMm));
  }
}

/** Runs every belt brand rule on each row and yields one finding per rule and row. */
export function* checkBrands(brands: readonly BeltBrand[]): Generator<Finding> {
  const slugs = brands.map(({ slug }) => slug);
  for (const brand of brands) {
    const ask = (rule: string, holds: boolean): Finding => ({
      rule: `brand: ${rule}`,
      subject: brand.slug,
      holds,
    });
    const families = brand.families.map(({ slug }) => slug);
    yield ask("slug unique", slugs.indexOf(brand.slug) === slugs.lastIndexOf(brand.slug));
    yield ask("family slugs unique", new Set(families).size === families.length);
    yield ask("three advantages", brand.advantages.length === 3);
    for (const family of brand.families) yield ask("products", family.products.length > 0);
  }
}

function bottomWidth({ topWidthMm, heightMm, angleDeg }: VSection): number {
  return topWidthMm - 2 * heightMm * Math.tan((angleDeg / 2) * (Math.PI / 180));
}

/** Checks both ends of the listed range; makers print lengths to two decimals. */
function isWholeTeeth({ length, teeth }: TimingBeltItem, pitchMm: number): boolean {
  const lengths = length.split("-").map(Number.parseFloat);
  const counts = teeth.split("-").map(Number);
  return (
    lengths.length === counts.length &&
    lengths.every((mm, index) => Math.abs(mm - (counts[index] ?? 0) * pitchMm) < 0.02)
  );
}

import { ribProfiles } from "../belts/rib-profiles.data.ts";
import { vSections } from "../belts/v-sections.data.ts";

/**
 * Longest classical V-belts that makers list, in inches, rounded up. A larger number is no length in
 * inches: A1067 is 1,067 mm, which the code of this standard doesn't say.
 */
const longestInches: Readonly<Record<string, number>> = {
  Z: 120,
  A: 240,
  B: 400,
  C: 450,
  D: 660,
  E: 660,
};

/**
 * Reads the code of a classical V-belt, whose number is the inside length in inches.
 *
 * @param code Such as `A40`, in any case, with or without space or hyphen.
 * @returns Section and lengths in mm, or undefined where it is no such code or no belt is as long.
 * Source: Optibelt and Megadyne lists; shared data, designation.md 3.2.
 */
export function readClassicalCode(
  code: string,
): { section: string; insideLengthMm: number; datumLengthMm: number } | undefined {
  const [, section, inches] = /^([A-EZ])([1-9]\d{0,3})$/.exec(joined(code)) ?? [];
  const added = vSections.find((row) => row.section === section)?.insideToDatumMm;
  if (section === undefined || added === undefined) return undefined;
  if (Number(inches) > (longestInches[section] ?? 0)) return undefined;
  const insideLengthMm = Math.round(Number(inches) * 25.4);
  return { section, insideLengthMm, datumLengthMm: insideLengthMm + added };
}

/** ISO names of the inch wedge sections. Source: Optibelt lists. */
const metricWedgeNames: Readonly<Record<string, string>> = { "3V": "9N", "5V": "15N", "8V": "25N" };

/**
 * Reads the code of an inch wedge belt, whose number is the effective length in tenths of an inch.
 *
 * @param code Such as `3V500`, or `5VX1250` with a raw edge.
 * @returns Section, its ISO name and the length in mm, or undefined where it is no such code.
 * Source: Optibelt lists; shared data, designation.md 3.2.
 */
export function readWedgeCode(
  code: string,
): { section: string; metricName: string; effectiveLengthMm: number } | undefined {
  const [, section = "", tenths] = /^([358]V)X?([1-9]\d{1,3})$/.exec(joined(code)) ?? [];
  const metricName = metricWedgeNames[section];
  if (metricName === undefined) return undefined;
  return { section, metricName, effectiveLengthMm: Math.round(Number(tenths) * 2.54) };
}

/**
 * Reads the code of a narrow V-belt, whose number is the datum length in mm.
 *
 * @param code Such as `SPA1600`, or `XPA1600` with a raw edge.
 * @returns Section and length in mm, or undefined where it is no such code.
 * Source: Optibelt and Gates lists; shared data, designation.md 3.2.
 */
export function readNarrowCode(
  code: string,
): { section: string; datumLengthMm: number } | undefined {
  const [, section, length] = /^([SX]P[ZABC])([1-9]\d{2,4})$/.exec(joined(code)) ?? [];
  return section === undefined ? undefined : { section, datumLengthMm: Number(length) };
}

/**
 * Reads the code of a ribbed belt: number of ribs, profile, effective length in mm.
 *
 * @param code Such as `6PK1200`, or `PJ 1016` where the ribs are counted elsewhere.
 * @returns Profile and length in mm, ribs and width where the code has them, or undefined where it is
 *   no such code.
 * Source: Megadyne guide, Gates E14/20054; shared data, designation.md 3.2.
 */
export function readRibbedCode(
  code: string,
): { profile: string; effectiveLengthMm: number; ribs?: number; widthMm?: number } | undefined {
  const [, count, name, length] = /^([1-9]\d?)?(P[HJ-M])([1-9]\d{2,4})$/.exec(joined(code)) ?? [];
  const profile = ribProfiles.find((row) => row.profile === name);
  if (!profile) return undefined;
  const read = { profile: profile.profile, effectiveLengthMm: Number(length) };
  if (count === undefined) return read;
  const ribs = Number(count);
  // Whole hundredths; the product of two decimals carries dust.
  const widthMm = Math.round(ribs * profile.pitchMm * 100) / 100;
  return { ...read, ribs, widthMm };
}

function joined(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]+/g, "");
}

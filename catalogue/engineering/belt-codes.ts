import { ribProfiles } from "../belts/rib-profiles.data.ts";
import { vSections } from "../belts/v-sections.data.ts";

/**
 * Longest classical V-belts in makers' lists, in inches, rounded up. A larger number is not a length in
 * inches: the 1067 of A1067 means millimetres.
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
 * Reads the code of a classical V-belt, whose number is the inside length in inches. Lengths are in mm.
 * Returns undefined for any other code and for lengths that no belt has.
 * Source: Optibelt and Megadyne lists.
 *
 * @param code Such as `A40`, in any case, with or without space or hyphen.
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
 * Returns the section, its ISO name and the length in mm, or undefined for any other code.
 * Source: Optibelt lists.
 *
 * @param code Such as `3V500`, or `5VX1250` with a raw edge.
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
 * Reads the code of a narrow V-belt, whose number is the datum length in mm. Returns undefined for any
 * other code.
 * Source: Optibelt and Gates lists.
 *
 * @param code Such as `SPA1600`, or `XPA1600` with a raw edge.
 */
export function readNarrowCode(
  code: string,
): { section: string; datumLengthMm: number } | undefined {
  const [, section, length] = /^([SX]P[ZABC])([1-9]\d{2,4})$/.exec(joined(code)) ?? [];
  return section === undefined ? undefined : { section, datumLengthMm: Number(length) };
}

/**
 * Reads the code of a ribbed belt: number of ribs, profile, effective length in mm. The result has ribs
 * and width only if the code has them. Returns undefined for any other code.
 * Source: Megadyne guide, Gates E14/20054.
 *
 * @param code Such as `6PK1200`, or `PJ 1016` without the number of ribs.
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
  // Round to hundredths: the product of two decimals has floating-point noise.
  const widthMm = Math.round(ribs * profile.pitchMm * 100) / 100;
  return { ...read, ribs, widthMm };
}

function joined(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]+/g, "");
}

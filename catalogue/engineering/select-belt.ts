import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { beltLength, touchingDistance } from "./belt-drive.ts";
import { toNormalForm } from "./codes/normal-form.ts";
import { readClassicalBelt } from "./codes/read-v-belt.ts";
import { fitBelt, type BeltFit } from "./fit-belt.ts";
import {
  findCentreProblems,
  findDriveProblems,
  isListedSection,
  getPulleys,
  summariseDrive,
  type DriveProblems,
  type DriveSummary,
  type VDrive,
} from "./v-drive.ts";

/** A drive for which to select a belt. */
export type BeltQuestion = VDrive & { readonly section: string; readonly centreMm: number };

/** The listed sizes around the required length, or the problems of the question. */
export type BeltSelection =
  | { readonly ok: false; readonly problems: DriveProblems }
  | {
      readonly ok: true;
      readonly drive: DriveSummary;
      /** Datum length for exactly the requested centre distance. */
      readonly wantedLengthMm: number;
      /** The nearest size, if its centre distance is within `centreTolerance` of the requested one. */
      readonly best?: BeltFit;
      /** The size with the nearest centre distance; absent if no listed size fits around the pulleys. */
      readonly nearest?: BeltFit;
      /** The listed sizes beside the nearest one. */
      readonly shorter?: BeltFit;
      readonly longer?: BeltFit;
      /** Whether the required length is outside the listed sizes. */
      readonly isBeyondList: boolean;
    };

/** A drive with a given belt. */
export type PlacedBeltQuestion = VDrive & { readonly code: string };

/** The belt on the drive, or the problems of the question. */
export type PlacedBelt =
  | { readonly ok: false; readonly problems: DriveProblems }
  | {
      readonly ok: true;
      readonly drive: DriveSummary;
      readonly fit: BeltFit;
      /** Whether the size is among the listed ones. */
      readonly isListed: boolean;
    };

/** Max deviation from the requested centre distance, as a share of it. */
const centreTolerance = 0.05;

/**
 * Selects a classical V-belt for two pulleys and a requested centre distance. `best` is set only if the
 * nearest listed size is within the tolerance. Sizes are from Mitsuboshi's list.
 *
 * @param question Section A to D, datum diameters, requested centre distance, speed if known.
 */
export function selectBelt(question: BeltQuestion): BeltSelection {
  const { section, centreMm } = question;
  const problems: DriveProblems = {
    ...(!isListedSection(section) && { section: "unknown-section" }),
    ...findDriveProblems(question),
    ...findCentreProblems(centreMm),
  };
  if (!isListedSection(section) || Object.keys(problems).length > 0) return { ok: false, problems };
  const pulleys = getPulleys(question);
  if (centreMm <= touchingDistance(pulleys)) {
    return { ok: false, problems: { centreMm: "pulleys-touch" } };
  }
  const sizes = getSizes(section);
  const fits = sizes.flatMap((size) => fitBelt(question, size) ?? []);
  const at = findNearestIndex(fits, centreMm);
  const wantedLengthMm = beltLength(pulleys, centreMm);
  const [shorter, nearest, longer] = [fits[at - 1], fits[at], fits[at + 1]];
  const isNear =
    nearest !== undefined && Math.abs(nearest.centreMm - centreMm) <= centreTolerance * centreMm;
  return {
    ok: true,
    drive: summariseDrive(section, question),
    wantedLengthMm,
    ...(isNear && { best: nearest }),
    ...(nearest && { nearest }),
    ...(shorter && { shorter }),
    ...(longer && { longer }),
    isBeyondList:
      wantedLengthMm < (sizes[0]?.datumLengthMm ?? 0) ||
      wantedLengthMm > (sizes.at(-1)?.datumLengthMm ?? 0),
  };
}

/**
 * Computes the centre distance of a classical V-belt on two pulleys.
 *
 * @param question The belt's code, listed or not, datum diameters, speed if known.
 */
export function placeBelt(question: PlacedBeltQuestion): PlacedBelt {
  const belt = findWrappedBelt(question.code);
  const section = belt?.section ?? "";
  const problems: DriveProblems = {
    ...(!isListedSection(section) && { code: "unknown-code" }),
    ...findDriveProblems(question),
  };
  if (!belt || !isListedSection(section) || Object.keys(problems).length > 0) {
    return { ok: false, problems };
  }
  const { code } = belt;
  const fit = fitBelt(question, { code, datumLengthMm: belt.datumLengthMm });
  if (!fit) return { ok: false, problems: { code: "pulleys-touch" } };
  return {
    ok: true,
    drive: summariseDrive(section, question),
    fit,
    isListed: getSizes(section).some((size) => size.code === code),
  };
}

/** A wrapped classical V-belt with its length in whole inches, such as A42. */
function findWrappedBelt(
  text: string,
): { section: string; code: string; datumLengthMm: number } | undefined {
  const belt = readClassicalBelt(toNormalForm(text).text);
  if (!belt) return undefined;
  const { section, code, lengths, rest } = belt;
  const datum = lengths.find(({ line, from }) => line === "Ld" && from === "computed");
  const isWhole = rest === "" && /^[A-Z]\d+$/.test(code);
  return isWhole && datum ? { section, code, datumLengthMm: datum.mm } : undefined;
}

/** Listed sizes of a section, in ascending order. */
function getSizes(section: string): readonly { code: string; datumLengthMm: number }[] {
  return mitsuboshiClassical.find((row) => row.section === section)?.sizes ?? [];
}

function findNearestIndex(fits: readonly BeltFit[], centreMm: number): number {
  const distances = fits.map((fit) => Math.abs(fit.centreMm - centreMm));
  return distances.indexOf(Math.min(...distances));
}

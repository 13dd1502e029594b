import { mitsuboshiClassical } from "../belts/mitsuboshi-classical.data.ts";
import { readClassicalCode } from "./belt-codes.ts";
import { beltLength, touchingDistance } from "./belt-drive.ts";
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

/** A drive that wants a belt. */
export type BeltQuestion = VDrive & { readonly section: string; readonly centreMm: number };

/** The listed sizes around the length that a drive wants, or what is wrong with the question. */
export type BeltSelection =
  | { readonly ok: false; readonly problems: DriveProblems }
  | {
      readonly ok: true;
      readonly drive: DriveSummary;
      /** Datum length that would give the wanted centre distance exactly. */
      readonly wantedLengthMm: number;
      /** The nearest size, where its centre distance is within `centreTolerance` of the wanted. */
      readonly best?: BeltFit;
      /** The size whose centre distance is nearest; absent where no listed size goes around. */
      readonly nearest?: BeltFit;
      /** The listed sizes beside the nearest one. */
      readonly shorter?: BeltFit;
      readonly longer?: BeltFit;
      /** Whether the wanted length is outside what is listed. */
      readonly isBeyondList: boolean;
    };

/** A drive on which a belt is to run. */
export type PlacedBeltQuestion = VDrive & { readonly code: string };

/** What a belt gives on a drive, or what is wrong with the question. */
export type PlacedBelt =
  | { readonly ok: false; readonly problems: DriveProblems }
  | {
      readonly ok: true;
      readonly drive: DriveSummary;
      readonly fit: BeltFit;
      /** Whether the size is among the listed ones. */
      readonly isListed: boolean;
    };

/** How far a belt's centre distance may be from the wanted one, as a share of that. */
const centreTolerance = 0.05;

/**
 * Selects a classical V-belt for two pulleys and a wanted centre distance.
 *
 * @param question Section A to D, datum diameters, wanted centre distance, speed where known.
 * @returns The listed size that comes nearest and its neighbours, or problems by field. It is the
 *   best only where it comes near enough: a belt of another length is no answer.
 * Source: shared data, designation.md 3.1; sizes from Mitsuboshi's list.
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
  const at = indexOfNearest(fits, centreMm);
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
 * Tells the centre distance that a classical V-belt gives on two pulleys.
 *
 * @param question The belt's code, also one that isn't listed, datum diameters, speed where known.
 * @returns The belt on the drive, or problems by field.
 * Source: shared data, designation.md 3.1 and 3.2.
 */
export function placeBelt(question: PlacedBeltQuestion): PlacedBelt {
  const belt = readClassicalCode(question.code);
  const section = belt?.section ?? "";
  const problems: DriveProblems = {
    ...(!isListedSection(section) && { code: "unknown-code" }),
    ...findDriveProblems(question),
  };
  if (!belt || !isListedSection(section) || Object.keys(problems).length > 0) {
    return { ok: false, problems };
  }
  const code = `${section}${question.code.replaceAll(/\D/g, "")}`;
  const fit = fitBelt(question, { code, datumLengthMm: belt.datumLengthMm });
  if (!fit) return { ok: false, problems: { code: "pulleys-touch" } };
  return {
    ok: true,
    drive: summariseDrive(section, question),
    fit,
    isListed: getSizes(section).some((size) => size.code === code),
  };
}

/** Listed sizes of a section, short to long. */
function getSizes(section: string): readonly { code: string; datumLengthMm: number }[] {
  return mitsuboshiClassical.find((row) => row.section === section)?.sizes ?? [];
}

function indexOfNearest(fits: readonly BeltFit[], centreMm: number): number {
  const distances = fits.map((fit) => Math.abs(fit.centreMm - centreMm));
  return distances.indexOf(Math.min(...distances));
}

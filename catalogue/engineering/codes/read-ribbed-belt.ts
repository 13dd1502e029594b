import { ribProfiles } from "#catalogue/belts/rib-profiles.data.ts";
import {
  toBeltToken,
  toHundredths,
  type BeltReading,
  type BeltToken,
  type BeltTokenKind,
} from "./belt-code.ts";

/** An E is an elastic belt, a D one with ribs on both sides; recalled from the trade. */
const profile = "(?<profile>P[HJK]E|[ED]?P[HJ-M])";
const length = "(?<length>[1-9]\\d{2,4})(?!\\d|[/.,]\\d)";
const ribs = "(?<ribs>[1-9]\\d?)";
const end = "(?: RIBS?)?(?!\\S)";

/** The spellings of a code in mm: 6PJ1016, PJ 1016-6, 1016PJ6, 1016 6PJ. */
const metric: readonly RegExp[] = [
  `${ribs}[ -]?${profile}(?:[ -]?${length})?`,
  `${profile}[ -]?${ribs}X${length}`,
  `${profile}(?:[ -]?${length}(?:[ -]${ribs}${end})?)?`,
  `${length}[ -]?${profile}(?:[ -]?${ribs})?(?!\\S)`,
  `${length}[ -]${ribs}[ -]?${profile}(?!\\S)`,
  // Of washing machines: 1196 J5, 1195 H7. Lengths in inches have three figures.
  "(?<length>[12]\\d{3})[ -]?(?<profile>[HJ])[ -]?(?<ribs>[3-9]|1\\d)(?!\\S)",
].map((pattern) => new RegExp(`^${pattern}`, "d"));

/**
 * In tenths of an inch; the number of ribs keeps 420L6 apart from the timing belt 420L. With four figures
 * before the K, it is a bearing with a tapered bore: two 1207K. 15J is a section of joined wedge belts.
 */
const inches =
  /^(?<length>[1-9]\d{2,3})[ -]?(?<profile>(?<=^\d{3}[ -]?)(?:J|K(?=[ -]?\d))|L(?=[ -]?[1-9]))(?:[ -]?(?<ribs>[1-9]|[1-3]\d))?(?!\S)/d;

/**
 * Reads the code of a ribbed belt: 6PJ1016, PJ 1016, 1016PJ6, 1016J6, in mm; 400J10 in tenths of an inch. The
 * length is the effective one. Source: Megadyne guide, Gates E14/20054.
 */
export function readRibbedBelt(text: string): BeltReading | undefined {
  const inch = inches.exec(text);
  if (inch) return describe(inch, text, 2.54);
  for (const pattern of metric) {
    const found = pattern.exec(text);
    if (found) return describe(found, text, 1);
  }
  return undefined;
}

const forms: Readonly<Record<string, string>> = { E: ", elastic", D: ", ribs on both sides" };

/** A profile with its form: PJ, and the elastic EPJ, also written PJE. */
function findProfile(text: string):
  | {
      readonly section: string;
      readonly pitchMm: number;
      readonly meaning: string;
      readonly isRecalled: boolean;
    }
  | undefined {
  const [, before = "", name = "", after = ""] = /^([ED]?)(P.)(E?)$/.exec(text) ?? [];
  const form = before + after;
  const listed = ribProfiles.find((row) => row.profile === name);
  if (!listed) return undefined;
  const { pitchMm, status } = listed;
  return {
    section: form + name,
    pitchMm,
    meaning: `rib profile ${name}, pitch ${pitchMm} mm${forms[form] ?? ""}`,
    isRecalled: status === "recalled" || form !== "",
  };
}

/** @param mmPerUnit What one unit of the code's length is in mm. */
function describe(
  { 0: head, groups = {}, indices }: RegExpExecArray,
  text: string,
  mmPerUnit: number,
): BeltReading | undefined {
  const profileFound = findProfile(groups["profile"]?.padStart(2, "P") ?? "");
  if (!profileFound) return undefined;
  const { section, pitchMm, isRecalled } = profileFound;
  const mm = groups["length"] && Math.round(Number(groups["length"]) * mmPerUnit);
  const count = groups["ribs"] === undefined ? undefined : Number(groups["ribs"]);
  const widthMm = count === undefined ? undefined : toHundredths(count * pitchMm);
  const figure = mmPerUnit === 1 ? `${mm} mm` : `${Number(groups["length"]) / 10} in`;
  const meanings: readonly (readonly [string, BeltTokenKind, string])[] = [
    ["profile", "section", profileFound.meaning],
    ["length", "length", `effective length ${figure}`],
    ["ribs", "ribs", `${count} ribs, ${widthMm} mm wide`],
  ];
  const pitchEvidence = isRecalled ? "recalled, high" : "catalogue";
  const tokens = meanings
    .toSorted(([one], [other]) => findStart(one) - findStart(other))
    .flatMap(([group, kind, meaning]): readonly BeltToken[] => {
      const written = groups[group];
      const evidence = kind === "length" ? "catalogue" : pitchEvidence;
      return written === undefined ? [] : [toBeltToken(kind, written, meaning, evidence)];
    });
  function findStart(group: string): number {
    return indices?.groups?.[group]?.[0] ?? 0;
  }
  return {
    kind: "ribbed",
    section,
    isRawEdge: false,
    lengths: typeof mm === "number" ? [{ line: "La", mm, from: "stated" }] : [],
    ...(count !== undefined && { ribs: count }),
    ...(widthMm !== undefined && { widthMm }),
    pitchMm,
    code: `${count ?? ""}${section}${mm ?? ""}`,
    tokens,
    rest: text.slice(head.length),
  };
}

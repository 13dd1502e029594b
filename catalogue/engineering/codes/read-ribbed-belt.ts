import { ribProfiles } from "../../belts/rib-profiles.data.ts";
import { toBeltToken, toHundredths, type BeltReading, type BeltToken } from "./belt-code.ts";

const metric =
  /^(?:([1-9]\d?)[ -]?)?(P[HJ-M])(?:[ -]?([1-9]\d{2,4})(?!\d|[/.,]\d))?(?:[ -]([1-9]\d?)(?: RIBS?)?(?!\S))?/;
const lengthFirst = /^([1-9]\d{2,4})[ -]?(P[HJ-M])[ -]?([1-9]\d?)?(?!\S)/;
/** The number of ribs keeps 420L6 apart from the timing belt 420L. */
const inches = /^([1-9]\d{1,3})[ -]?(J|K(?=[ -]?\d)|L(?=[ -]?\d))(?:[ -]?([1-9]\d?))?(?!\S)/;

/**
 * Reads the code of a ribbed belt: 6PJ1016, PJ 1016, 1016PJ6, in mm; 400J10 in tenths of an inch. The
 * length is the effective one. Source: Megadyne guide, Gates E14/20054.
 */
export function readRibbedBelt(text: string): BeltReading | undefined {
  const inch = inches.exec(text);
  if (inch) {
    const [head, length = "", letter = "", ribs] = inch;
    const mm = Math.round(Number(length) * 2.54);
    const token = toBeltToken("length", length, `effective length ${Number(length) / 10} in`);
    return describe(`P${letter}`, mm, ribs, text.slice(head.length), [token, letter]);
  }
  const reversed = lengthFirst.exec(text);
  if (reversed) {
    const [head, length = "", profile = "", ribs] = reversed;
    return describe(profile, Number(length), ribs, text.slice(head.length), [
      toLength(length),
      profile,
    ]);
  }
  const [head, before, profile = "", length, after] = metric.exec(text) ?? [];
  if (head === undefined || (before !== undefined && after !== undefined)) return undefined;
  const ribs = before ?? after;
  const mm = length === undefined ? undefined : Number(length);
  const rest = text.slice(head.length);
  const order = [profile, ...(length === undefined ? [] : [toLength(length)])];
  return describe(profile, mm, ribs, rest, order, before !== undefined);
}

function toLength(figure: string): BeltToken {
  return toBeltToken("length", figure, `effective length ${figure} mm`);
}

/** The reading; `order` has the profile as written and the length, as they follow each other. */
function describe(
  name: string,
  mm: number | undefined,
  count: string | undefined,
  rest: string,
  order: readonly (BeltToken | string)[],
  isRibsFirst = false,
): BeltReading | undefined {
  const profile = ribProfiles.find((row) => row.profile === name);
  if (!profile) return undefined;
  const ribs = count === undefined ? undefined : Number(count);
  const widthMm = ribs === undefined ? undefined : toHundredths(ribs * profile.pitchMm);
  const evidence = profile.status === "recalled" ? "recalled, high" : "catalogue";
  const ribToken =
    count === undefined ? [] : [toBeltToken("ribs", count, `${count} ribs, ${widthMm} mm wide`)];
  const others = order.map((token) =>
    typeof token === "string"
      ? toBeltToken("section", token, `rib profile ${name}, pitch ${profile.pitchMm} mm`, evidence)
      : token,
  );
  return {
    kind: "ribbed",
    section: name,
    isRawEdge: false,
    lengths: mm === undefined ? [] : [{ line: "La", mm, from: "stated" }],
    ...(ribs !== undefined && { ribs }),
    ...(widthMm !== undefined && { widthMm }),
    pitchMm: profile.pitchMm,
    code: `${count ?? ""}${name}${mm ?? ""}`,
    tokens: isRibsFirst ? [...ribToken, ...others] : [...others, ...ribToken],
    rest,
  };
}

import { toBeltToken, toNumber, type BeltCode, type BeltReading } from "./belt-code.ts";
import { toNormalForm, type NormalForm } from "./normal-form.ts";
import { readAutomotiveBelt } from "./read-automotive-belt.ts";
import { readBeltByWidth, readWideBelt } from "./read-belt-by-width.ts";
import { readDoublePrint, readFurtherLengths } from "./read-double-print.ts";
import { readRibbedBelt } from "./read-ribbed-belt.ts";
import {
  readMetricTimingBelt,
  readTrapezoidalBelt,
  readTrapezoidalByProfile,
} from "./read-timing-belt.ts";
import {
  readClassicalBelt,
  readJoinedWedgeBelt,
  readNarrowBelt,
  readWedgeBelt,
} from "./read-v-belt.ts";

/** Longer than any belt's code with its product line; longer texts are rejected. */
const maxLength = 80;

/** Product lines and tooth forms written beside codes, with their meaning. */
const lineNames: Readonly<Record<string, string>> = {
  HTD: "curved teeth (HTD)",
  POWERGRIP: "timing belt of Gates",
  OMEGA: "timing belt of Optibelt",
  ISORAN: "timing belt of Megadyne",
  MEGAPOWER: "polyurethane timing belt of Megadyne",
  POLYFLEX: "polyurethane V-belt of Gates",
  OLEOSTATIC: "wrapped V-belt of Megadyne",
  "QUAD-POWER": "raw-edge narrow V-belt of Gates",
  "MICRO-V": "ribbed belt of Gates",
  "SUPER VX": "variable speed belt of Optibelt",
  VX: "variable speed belt",
  VB: "wrapped V-belt of Optibelt",
  SK: "narrow V-belt of Optibelt",
  "CXP III": "heavy-duty timing belt of ContiTech",
  "CXA III": "heavy-duty timing belt of ContiTech",
  STD: "curved teeth (STD, Super Torque)",
  GT: "curved teeth (GT)",
  GT2: "curved teeth (GT)",
  GT3: "curved teeth (GT3)",
  RPP: "parabolic teeth (RPP)",
};
// The RPP of RPP 8-1200 is the profile itself, that of RPP 1200 8M 30 stands beside it.
const lineName = new RegExp(
  `(?:^|(?<= ))(${Object.keys(lineNames).join("|")})(?:(?<!RPP)[ -]|(?<=RPP)[ -](?!\\d{1,2}(?![\\dM]))|$|(?<=HTD|STD)(?=\\d))`,
  "g",
);

const toothForms = /^(?:HTD|STD|GT[23]?|RPP)$/;

/**
 * Whether a word is a product line or tooth form written beside belt codes.
 *
 * @param word In capitals.
 */
export function isBeltLine(word: string): boolean {
  return Object.hasOwn(lineNames, word);
}

/**
 * Reads the code of a V-belt, ribbed or timing belt, or returns undefined if it isn't one.
 *
 * @param code As printed or typed, in any case, with or without blanks and hyphens, or its normal form.
 */
export function readBeltCode(code: string | NormalForm): BeltCode | undefined {
  const { text, makers } = typeof code === "string" ? toNormalForm(code) : code;
  if (text.length > maxLength) return undefined;
  const names = Array.from(text.matchAll(lineName), ([, name = ""]) => name);
  const plain = text.replaceAll(lineName, "").trim();
  const [, joined, single = ""] = joinedBelts.exec(plain) ?? [];
  const found = readers
    .map((read) => read(single, names))
    .filter((reading) => reading !== undefined)
    .map((reading) => (lettered.has(reading.kind) ? readFurtherLengths(reading) : reading))
    // A fraction after a blank belongs to the figure before it.
    .filter(({ rest }) => rest === "" || /^ (?!\d+\/\d)/.test(rest))
    .toSorted((one, other) => one.rest.length - other.rest.length)[0];
  if (!found || (joined !== undefined && !joinable.has(found.kind))) return undefined;
  const { rest, tokens, ...belt } = found;
  // A tooth form beside a V-belt contradicts it: HTD A42.
  const isOther = (name: string): boolean => belt.kind !== "timing" && toothForms.test(name);
  const unread = [...names.filter(isOther), ...rest.split(" ").filter((word) => word !== "")];
  return {
    part: "belt",
    ...belt,
    ...(joined !== undefined && { joinedBelts: Number(joined) }),
    code: joined === undefined ? belt.code : `${joined}/${belt.code}`,
    makers,
    tokens: [
      ...names
        .filter((name) => !isOther(name))
        .map((name) => toBeltToken("name", name, lineNames[name] ?? name)),
      ...(joined === undefined ? [] : [toBeltToken("belts", joined, `${joined} joined belts`)]),
      ...tokens,
      ...unread.map((word) => ({ text: word, kind: "unread" as const, meanings: [] })),
    ],
    unread: unread.join(" "),
  };
}

/** The number of joined belts before the section: 3/B75, 2-SPA1600, 2B52, but not the 9 mm of 9-5M-450. */
const joinedBelts =
  /^(?:([2-9])(?:[/-](?=[A-EZ]|[SX]P|[358]V)|(?=[A-EZ]X?\d{2,3}(?!\d)|[SX]P[ZABC])))?(.*)$/s;

/** Kinds whose belts are joined by a band on their backs: 3/B75. */
const joinable = new Set<BeltCode["kind"]>(["classical", "narrow", "wedge"]);
/** Kinds whose lengths are printed on several lines. */
const lettered = new Set<BeltCode["kind"]>(["classical", "narrow"]);

type Reader = (text: string, names: readonly string[]) => BeltReading | undefined;

const readers: readonly Reader[] = [
  readPolyurethaneBelt,
  readDoublePrint,
  readClassicalBelt,
  readNarrowBelt,
  readWedgeBelt,
  readJoinedWedgeBelt,
  readRibbedBelt,
  readTrapezoidalBelt,
  readTrapezoidalByProfile,
  (text, names) => (names.includes("POLYFLEX") ? undefined : readMetricTimingBelt(text, names)),
  readBeltByWidth,
  readWideBelt,
  readAutomotiveBelt,
];

const polyurethane = /^(3|5|7|11)M(?:[ -]?(\d{3,4})(?!\d))?/;

/**
 * Reads a polyurethane V-belt. Its sections 3M and 5M have the names of timing profiles, so that it
 * counts only beside its product line; 7M and 11M are no timing profiles.
 */
function readPolyurethaneBelt(text: string, names: readonly string[]): BeltReading | undefined {
  const [head, size = "", length] = polyurethane.exec(text) ?? [];
  if (head === undefined) return undefined;
  if (!names.includes("POLYFLEX") && (Number(size) < 7 || !length)) {
    return undefined;
  }
  return {
    kind: "polyurethane V",
    section: `${size}M`,
    isRawEdge: false,
    lengths: length === undefined ? [] : [{ line: "La", mm: toNumber(length), from: "stated" }],
    code: `Polyflex ${size}M${length ?? ""}`,
    tokens: [
      toBeltToken("section", `${size}M`, `polyurethane V-belt section ${size}M`, "recalled, high"),
      ...(length === undefined
        ? []
        : [toBeltToken("length", length, `effective length ${length} mm`, "recalled, medium")]),
    ],
    rest: text.slice(head.length),
  };
}

import type { BearingMaker } from "#catalogue/engineering/codes/code-token.ts";
import { compareDesignations } from "#catalogue/engineering/codes/compare-designations.ts";
import type { NormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import type { BearingDesignation, DesignationToken } from "./designation.ts";
import { readIsoNumber } from "./read-iso-number.ts";
import { suffixInterchange } from "./suffix-interchange.data.ts";

/** A bearing's number as a maker writes it. */
export type Spelling = { readonly maker: BearingMaker; readonly code: string };

const makers: readonly BearingMaker[] = ["NSK", "SKF", "FAG", "NTN", "KOYO", "NACHI", "RHP"];

/**
 * Lists a bearing's number in the spellings of makers: 6205DDUC3 of NSK is 6205-2RS1/C3 of SKF. A spelling
 * is listed only if it is read as the same bearing; ratings, speed limits and cages without a suffix can
 * differ. Empty if the number isn't read whole or has no suffix with equivalents.
 *
 * @param code A number as a maker or a customer writes it, or its normal form.
 */
export function listSpellings(code: string | NormalForm): readonly Spelling[] {
  const read = readIsoNumber(code);
  if (!read || read.unread !== "" || read.prefix !== undefined || read.accessory !== undefined) {
    return [];
  }
  const suffixes = read.tokens.slice(read.boreInches === undefined ? 2 : 3);
  if (suffixes.length === 0) return [];
  return makers.flatMap((maker) => {
    const written = suffixes.map((token) => translate(read, token, maker));
    if (written.some((text) => text === undefined)) return [];
    const spelled = join(maker, read.basicNumber, suffixes, written);
    return isSame(read, maker, spelled) ? [{ maker, code: spelled }] : [];
  });
}

/** A maker's suffix with the meaning that a suffix has on the bearing. */
function translate(
  { basicNumber, makers: named }: BearingDesignation,
  token: DesignationToken,
  maker: BearingMaker,
): string | undefined {
  const owners = new Set(token.meanings.flatMap((meaning) => meaning.makers));
  const alone = readIsoNumber(`${named.join(" ")} ${basicNumber} ${token.text}`);
  return suffixInterchange
    .filter((row) => makers.some((owner) => owners.has(owner) && row[owner].includes(token.text)))
    .flatMap((row) => row[maker])
    .find((text) => alone && isSame(alone, maker, `${basicNumber} ${text}`));
}

function isSame(read: BearingDesignation, maker: BearingMaker, code: string): boolean {
  const other = readIsoNumber(`${maker} ${code}`);
  return other !== undefined && compareDesignations(read, other).interchange === "exact";
}

/** The order in which suffixes are written. */
const order: readonly DesignationToken["kind"][] = [
  "contact angle",
  "design",
  "seal",
  "bore form",
  "cage",
  "ring shape",
  "tolerance class",
  "clearance",
];

/** What each maker writes before a suffix of a kind; the first entry is for kinds without their own. */
const separators: Readonly<
  Record<BearingMaker, readonly [string, Readonly<Record<string, string>>]>
> = {
  NSK: ["", {}],
  RHP: ["", { seal: "-" }],
  SKF: [" ", { seal: "-", clearance: "/", "tolerance class": "/", "heat treatment": "/" }],
  FAG: ["-", {}],
  NTN: ["", {}],
  KOYO: [" ", {}],
  NACHI: [" ", { seal: "-" }],
};

function join(
  maker: BearingMaker,
  number: string,
  suffixes: readonly DesignationToken[],
  written: readonly (string | undefined)[],
): string {
  const [usual, byKind] = separators[maker];
  return suffixes
    .map(({ kind }, at) => ({ kind, text: written[at] ?? "" }))
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .reduce((code, { kind, text }) => code + (byKind[kind] ?? usual) + text, number);
}

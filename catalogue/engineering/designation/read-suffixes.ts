import type { BearingMaker } from "#catalogue/engineering/codes/code-token.ts";
import { groupBy } from "#catalogue/group-by.ts";
import type { DesignationToken, Stated } from "./designation.ts";
import { selectMeanings, type Suffix, type SuffixContext, type SuffixMeaning } from "./suffix.ts";
import { bearingSuffixes } from "./suffixes.data.ts";

/** Known and unknown suffixes of a number. */
export type SuffixReading = {
  readonly stated: Stated;
  /** Properties that a suffix states differently at different makers. */
  readonly disputed: ReadonlySet<string>;
  readonly tokens: readonly DesignationToken[];
};

/** A bearing whose suffixes are read. */
export type SuffixBearer = {
  readonly contexts: readonly SuffixContext[];
  /** Maker named beside the number. */
  readonly maker?: BearingMaker | undefined;
};

/** Pattern of seal codes that begin with a 2 and can follow a figure: 6204 and 2RS in 62042RS. */
export const twoSeals = "2(?:[RZ]|[HB]RS|ELS|NSE|NK|CS|LS)";
const beginsWithTwoSeals = new RegExp(`^${twoSeals}`);

/** The suffixes by their first letter, the longest first. */
const suffixesByLetter = groupBy(
  bearingSuffixes.toSorted((one, other) => other.code.length - one.code.length),
  ({ code }) => code.charAt(0),
);

/**
 * Reads the suffixes of a bearing number from the left, longest code first. A suffix counts only after
 * a separator or a known suffix.
 *
 * @param rest The text after the basic number, in the normal form.
 */
export function readSuffixes(rest: string, bearer: SuffixBearer): SuffixReading {
  let reading: SuffixReading = { stated: {}, disputed: new Set(), tokens: [] };
  for (const [index, piece] of rest.split(/[ ./,-]+/).entries()) {
    // A separate word matches as a whole or not at all: NSK after a space is not a snap ring groove.
    const isWord = index > 0 && !/\d/.test(piece);
    reading = readPiece(piece, isWord, bearer, reading);
  }
  return reading;
}

function readPiece(
  piece: string,
  isWord: boolean,
  bearer: SuffixBearer,
  before: SuffixReading,
): SuffixReading {
  const greedy = readGreedily(piece, bearer, before);
  const shared = greedy.filter((_, at) => haveOneMaker(greedy.slice(0, at + 1), before));
  const readings =
    isWord && isSpelled(greedy) && bearer.contexts.includes("deep groove") ? [before] : shared;
  const read = readings.at(-1) ?? before;
  if (getTotalLength(readings.slice(1)) === piece.length) return read;
  const whole = isWord && !beginsLong(greedy) ? undefined : readOfOneMaker(piece, bearer, before);
  if (whole) return whole;
  // A single letter before an unknown rest can belong to it: the W of WX7 is no cage.
  const lastRead = isWord ? 0 : readings.findLastIndex((one, at) => at === 0 || !endsInLetter(one));
  const last = readings[lastRead] ?? before;
  const left = piece.slice(getTotalLength(readings.slice(1, lastRead + 1)));
  return { ...last, tokens: [...last.tokens, { text: left, kind: "unread", meanings: [] }] };
}

/** What is stated before a piece, then after each of its suffixes, the longest first. */
function readGreedily(
  piece: string,
  bearer: SuffixBearer,
  before: SuffixReading,
): readonly SuffixReading[] {
  const readings = [before];
  let left = piece;
  for (;;) {
    const read = readings.at(-1) ?? before;
    const suffix = findSuffix(left, bearer, read.stated);
    if (!suffix) return readings;
    readings.push(addSuffix(read, suffix, bearer.maker));
    left = left.slice(suffix.code.length);
  }
}

const allMakers: readonly BearingMaker[] = ["NSK", "RHP", "SKF", "FAG", "NTN", "KOYO", "NACHI"];

/**
 * Reads a piece whose longest suffixes leave a rest: the DTN9 of SKF's 3308 DTN9 is D and TN9, not DT. It
 * has to be read to its end with suffixes that one maker has.
 */
function readOfOneMaker(
  piece: string,
  bearer: SuffixBearer,
  before: SuffixReading,
): SuffixReading | undefined {
  for (const maker of bearer.maker === undefined ? allMakers : [bearer.maker]) {
    const read = readToEnd(piece, { ...bearer, maker }, before, new Set());
    if (read) return read;
  }
  return undefined;
}

/** @param failed Rests of the piece that can't be read to the end. */
function readToEnd(
  left: string,
  bearer: SuffixBearer & { readonly maker: BearingMaker },
  before: SuffixReading,
  failed: Set<string>,
): SuffixReading | undefined {
  if (left === "") return before;
  if (failed.has(left)) return undefined;
  for (const suffix of findSuffixes(left, bearer, before.stated)) {
    if (!suffix.meanings.some(({ makers }) => makers.includes(bearer.maker))) continue;
    const read = addSuffix(before, suffix, bearer.maker);
    const whole = readToEnd(left.slice(suffix.code.length), bearer, read, failed);
    if (whole) return whole;
  }
  failed.add(left);
  return undefined;
}

/** Whether one maker has all the suffixes of a piece: the TVP3 of NKE isn't FAG's TV and NSK's P3. */
function haveOneMaker(readings: readonly SuffixReading[], before: SuffixReading): boolean {
  const tokens = readings.at(-1)?.tokens.slice(before.tokens.length) ?? [];
  const owners = tokens
    .map(({ meanings }) => new Set(meanings.flatMap(({ makers }) => makers)))
    .filter(({ size }) => size > 0);
  return owners.length < 2 || allMakers.some((maker) => owners.every((all) => all.has(maker)));
}

/** A word of single letters alone is no suffix of a deep groove bearing: the HC of 6205 HC. */
function isSpelled([, first, second]: readonly SuffixReading[]): boolean {
  return first !== undefined && second !== undefined && [first, second].every(endsInLetter);
}

/** A word that begins with a suffix of two letters or more is one of a number: the BECBM of 7310 BECBM. */
function beginsLong([, first]: readonly SuffixReading[]): boolean {
  return first !== undefined && !endsInLetter(first);
}

function endsInLetter({ tokens }: SuffixReading): boolean {
  return tokens.at(-1)?.text.length === 1;
}

/** Number of characters of the last tokens of readings that each add one. */
function getTotalLength(readings: readonly SuffixReading[]): number {
  return readings.reduce((sum, { tokens }) => sum + (tokens.at(-1)?.text.length ?? 0), 0);
}

function addSuffix(
  { stated, disputed, tokens }: SuffixReading,
  suffix: Suffix,
  maker: BearingMaker | undefined,
): SuffixReading {
  const meanings = selectMeanings(suffix, maker);
  const { agreed, differing } = compareStatements(meanings);
  return {
    stated: { ...stated, ...agreed },
    disputed: new Set([...disputed, ...differing]),
    tokens: [
      ...tokens,
      {
        text: suffix.code,
        kind: suffix.kind,
        meanings: meanings.map(({ text, makers, evidence }) => ({ text, makers, evidence })),
      },
    ],
  };
}

/** What all meanings state alike, and the properties in which they differ. */
function compareStatements(meanings: readonly SuffixMeaning[]): {
  agreed: Stated;
  differing: readonly string[];
} {
  const [first, ...others] = meanings.map(({ states = {} }) => states);
  const fields = new Set(meanings.flatMap(({ states = {} }) => Object.keys(states)));
  const differing = Array.from(fields).filter((field) =>
    others.some((other) => getField(other, field) !== getField(first ?? {}, field)),
  );
  const agreed = Object.fromEntries(
    Object.entries(first ?? {}).filter(([field]) => !differing.includes(field)),
  );
  return { agreed, differing };
}

function getField(stated: Stated, field: string): unknown {
  return Object.entries(stated).find(([name]) => name === field)?.[1];
}

function findSuffix(text: string, bearer: SuffixBearer, stated: Stated): Suffix | undefined {
  return suffixesByLetter.get(text.charAt(0))?.find((suffix) => fits(suffix, text, bearer, stated));
}

function findSuffixes(text: string, bearer: SuffixBearer, stated: Stated): readonly Suffix[] {
  const suffixes = suffixesByLetter.get(text.charAt(0)) ?? [];
  return suffixes.filter((suffix) => fits(suffix, text, bearer, stated));
}

/** Whether a text can begin with a suffix after what is stated before it. */
function fits(
  suffix: Suffix,
  text: string,
  { contexts, maker }: SuffixBearer,
  stated: Stated,
): boolean {
  if (!text.startsWith(suffix.code) || !holds(suffix, contexts, stated)) return false;
  const after = text.slice(suffix.code.length);
  if (!isWhole(after) || !(suffix.before?.test(after) ?? true)) return false;
  const meanings = selectMeanings(suffix, maker);
  // A later letter doesn't override an earlier one.
  return meanings.length > 0 && !meanings.some((one) => overrides(one, stated));
}

function overrides({ states = {} }: SuffixMeaning, stated: Stated): boolean {
  return Object.keys(states).some((field) => Object.hasOwn(stated, field));
}

/** C before a 3 is not a C, unless the digit begins a seal code, as in C32RS. */
function isWhole(after: string): boolean {
  return !/^\d/.test(after) || beginsWithTwoSeals.test(after);
}

/** Letters of units are about their housing and seals. */
const notOnUnits = new Set<DesignationToken["kind"]>(["cage", "design"]);

function holds({ on, kind }: Suffix, contexts: readonly SuffixContext[], stated: Stated): boolean {
  if (on === "paired") return stated.arrangement !== undefined;
  if (on === "angled") return stated.contactAngleDeg !== undefined && contexts.includes("angular");
  if (on === undefined) return !(contexts.includes("unit") && notOnUnits.has(kind));
  return contexts.includes(on);
}

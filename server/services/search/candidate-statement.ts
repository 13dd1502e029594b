import type { BeltLookup, CandidateLookups } from "#catalogue/search/candidate-lookups.ts";
import type { EntryDimensions } from "#catalogue/search/search-entry.ts";
import { toleranceMm } from "#domain/dimension.ts";
import { StatementValues, type CandidateStatement } from "./statement-values.ts";
import { maxRowsRead, writeGroups, type WordLookup } from "./word-statement.ts";

/** Codes of a text that are looked up; more of them are parts of the first ones. */
const maxCodes = 10;
const productsPerCode = 30;
/** Different full codes of a number, or of a section and length, that are compared. */
const maxDesignations = 80;
const productsPerDesignation = 12;
const productsOfDesignations = 120;
const productsPerSize = 60;
/** Belts of the next lengths on each side. */
const neighbours = 20;
const productsOfBeginning = 60;
/** No key has a character after this one. */
const lastCharacter = "~";
/** Lengths of one belt differ by rounding inches. */
const sameLengthMm = 1.5;
/** Neighbours in length are at most this share longer or shorter. */
const neighbourShare = 0.15;

/**
 * Writes one statement that finds the products of all lookups. Each part of it stops at a limit, so that
 * its cost doesn't grow with the number of products. Returns undefined if there is nothing to look up.
 *
 * @param words The words beside a size: seal 30x52.
 */
export function writeCandidateStatement(
  lookups: CandidateLookups,
  words: WordLookup,
): CandidateStatement | undefined {
  const values = new StatementValues();
  const parts = [
    ...listCodeParts(lookups, values),
    ...listSizeParts(lookups, words, values),
    ...listDesignationParts(lookups, values),
    ...(lookups.belt ? listNeighbourParts(lookups.belt, values) : []),
    ...(lookups.measured ? listMeasuredParts(lookups.measured, values) : []),
    ...listBeginningParts(lookups, values),
  ];
  if (parts.length === 0) return undefined;
  return { text: parts.map((part) => `(${part})`).join("\nUNION\n"), values: values.list };
}

function listCodeParts(
  { codes, inserts, makers }: CandidateLookups,
  values: StatementValues,
): readonly string[] {
  const keys = [
    ...codes.slice(0, maxCodes).map((code) => `c:${code}`),
    ...inserts.map((insert) => `i:${insert}`),
  ];
  if (keys.length === 0) return [];
  const asked = values.add(keys, "text[]");
  const write = (ofMaker: string): string => `SELECT product_id FROM unnest(${asked}) AS asked (key)
    CROSS JOIN LATERAL (SELECT product_id FROM product_entries
      WHERE keys @> ARRAY[asked.key] ${ofMaker} LIMIT ${productsPerCode}) AS found`;
  return [write(""), ...(makers.length === 0 ? [] : [write(writeMakers(makers, values))])];
}

function writeMakers(makers: readonly string[], values: StatementValues): string {
  const named = values.add(
    makers.map((maker) => maker.toUpperCase()),
    "text[]",
  );
  return `AND maker = ANY (${named})`;
}

/**
 * Goes from one full code to the next in the index, so that thousands of equal ones cost as much as one,
 * and takes some products of each.
 */
function listDesignationParts(
  { numbers, belt, makers }: CandidateLookups,
  values: StatementValues,
): readonly string[] {
  const [from, to] = belt ? getLengthRange(belt) : [0, 0];
  const series = [
    ...numbers.map((number) => `n:${number}`),
    ...(belt ? [`b:${belt.section}`] : []),
  ];
  if (series.length === 0) return [];
  const asked = values.add(series, "text[]");
  const minMm = values.add(from, "double precision");
  const maxMm = values.add(to, "double precision");
  const find = (condition: string): string => `SELECT series, length_mm, designation
      FROM product_entries WHERE ${condition} AND length_mm <= ${maxMm}
      ORDER BY series, length_mm, designation LIMIT 1`;
  const take = (ofMaker: string): string => `SELECT product_id FROM (
      SELECT product_id, row_number() OVER (PARTITION BY code.series, code.length_mm, code.designation)
      FROM code CROSS JOIN LATERAL (SELECT product_id FROM product_entries
        WHERE series = code.series AND length_mm = code.length_mm AND designation = code.designation
          ${ofMaker} LIMIT ${productsPerDesignation}) AS product
    ) AS found ORDER BY row_number LIMIT ${productsOfDesignations}`;
  const takes = [take(""), ...(makers.length === 0 ? [] : [take(writeMakers(makers, values))])];
  return [
    `WITH RECURSIVE every_code AS (
      SELECT first.* FROM unnest(${asked}) AS asked (series) CROSS JOIN LATERAL (
        ${find(`series = asked.series AND length_mm >= ${minMm}`)}) AS first
      UNION ALL
      SELECT next.* FROM every_code CROSS JOIN LATERAL (
        ${find(`series = every_code.series
          AND (length_mm, designation) > (every_code.length_mm, every_code.designation)`)}) AS next
    ), code AS MATERIALIZED (SELECT * FROM every_code LIMIT ${maxDesignations})
    ${takes.map((one) => `(${one})`).join(" UNION ")}`,
  ];
}

/** Of a section alone, every length. */
function getLengthRange({ lengthMm }: BeltLookup): readonly [number, number] {
  if (lengthMm === undefined) return [0, Number.MAX_SAFE_INTEGER];
  return [lengthMm - sameLengthMm, lengthMm + sameLengthMm];
}

function listNeighbourParts(
  { section, lengthMm }: BeltLookup,
  values: StatementValues,
): readonly string[] {
  if (lengthMm === undefined) return [];
  const series = values.add(`b:${section}`, "text");
  const length = values.add(lengthMm, "double precision");
  const [less, more] = [`${length} - ${sameLengthMm}`, `${length} + ${sameLengthMm}`];
  const isOfSection = `series = ${series}`;
  return [
    writeBelts(
      `${isOfSection} AND length_mm < ${less} AND length_mm >= ${length} * ${1 - neighbourShare}`,
      "DESC",
    ),
    writeBelts(
      `${isOfSection} AND length_mm > ${more} AND length_mm <= ${length} * ${1 + neighbourShare}`,
      "ASC",
    ),
  ];
}

/** The belts nearest in length to the end of a range. */
function writeBelts(condition: string, order: "ASC" | "DESC"): string {
  return `SELECT product_id FROM product_entries WHERE ${condition}
    ORDER BY length_mm ${order} LIMIT ${neighbours}`;
}

/** The nearest belts on both sides of each length. */
function listMeasuredParts(
  { belts, toleranceMm: tolerance }: NonNullable<CandidateLookups["measured"]>,
  values: StatementValues,
): readonly string[] {
  return belts.flatMap(({ section, lengthMm }) => {
    const length = values.add(lengthMm, "double precision");
    const from = values.add(lengthMm - tolerance, "double precision");
    const to = values.add(lengthMm + tolerance, "double precision");
    const series =
      section === undefined
        ? "series LIKE 'b:%'"
        : `series = ${values.add(`b:${section}`, "text")}`;
    return [
      writeBelts(`${series} AND length_mm BETWEEN ${from} AND ${length}`, "DESC"),
      writeBelts(`${series} AND length_mm > ${length} AND length_mm <= ${to}`, "ASC"),
    ];
  });
}

const columns = { bore: "bore_mm", outside: "outside_mm", width: "width_mm" } as const;

/** Exact sizes by themselves, since a limit could leave them out, and then those within the tolerance. */
function listSizeParts(
  { sizes, boundaries }: CandidateLookups,
  words: WordLookup,
  values: StatementValues,
): readonly string[] {
  const { groups, popularity } = words;
  return [
    ...sizes.flatMap((size) => {
      const asked = groups.length === 0 ? "" : `AND ${writeGroups("terms", groups, values)}`;
      const first = values.add(popularity, "smallint");
      const near = writeSize(size, writeNear, values);
      const ordered = `SELECT product_id, terms FROM product_entries
        WHERE ${writeSize(size, writeExact, values)} AND popularity >= ${first}
        ORDER BY popularity, product_id LIMIT ${maxRowsRead}`;
      return [
        `SELECT product_id FROM (${ordered}) AS sized WHERE true ${asked} LIMIT ${productsPerSize}`,
        `SELECT product_id FROM product_entries WHERE ${near} ${asked} LIMIT ${productsPerSize}`,
        // Parts of other kinds are hits of a size, but not of a single figure.
        ...(asked === "" || Object.keys(size).length === 1
          ? []
          : [`SELECT product_id FROM product_entries WHERE ${near} LIMIT ${productsPerSize}`]),
      ];
    }),
    ...boundaries.map(
      (size) => `SELECT product_id FROM product_entries
        WHERE ${writeSize(size, writeNear, values)} LIMIT ${productsPerSize}`,
    ),
  ];
}

type WriteMm = (column: string, mm: number, values: StatementValues) => string;

function writeSize(size: EntryDimensions, write: WriteMm, values: StatementValues): string {
  return (["bore", "outside", "width"] as const)
    .flatMap((role) => {
      const mm = size[role];
      return mm === undefined ? [] : [write(columns[role], mm, values)];
    })
    .join(" AND ");
}

const writeExact: WriteMm = (column, mm, values) =>
  `${column} = ${values.add(mm, "double precision")}`;

const writeNear: WriteMm = (column, mm, values) => {
  const from = values.add(mm - toleranceMm(mm), "double precision");
  const to = values.add(mm + toleranceMm(mm), "double precision");
  return `${column} BETWEEN ${from} AND ${to}`;
};

function listBeginningParts(
  { beginning }: CandidateLookups,
  values: StatementValues,
): readonly string[] {
  if (beginning === undefined) return [];
  const from = values.add(beginning, "text");
  const to = values.add(beginning + lastCharacter, "text");
  return [
    `SELECT product_id FROM product_entries WHERE code_key >= ${from} AND code_key < ${to}
     ORDER BY code_key LIMIT ${productsOfBeginning}`,
  ];
}

import { randomUUID } from "node:crypto";
import { resolveSchema, type ApiDocument, type Schema } from "../../api-docs/openapi-document.ts";

/** Chooses at random; a seed repeats a run. */
export type Chooser = {
  readonly number: (below: number) => number;
  readonly isTrue: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
};

export function createChooser(seed: number): Chooser {
  let state = seed;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const number = (below: number): number => Math.floor(next() * below);
  return {
    number,
    isTrue: (probability) => next() < probability,
    pick: (items) => items[number(items.length)],
  };
}

/** Values that programs tend to handle badly. */
const hostile: readonly unknown[] = [
  null,
  "",
  "\0",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "\uD83D",
  "\u202E6205",
  "x".repeat(5_000),
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  [],
  {},
  [[]],
  { $ne: null },
  "0x10",
  "1e9",
  "NaN",
  "2026-02-30",
  "9999-12-31T23:59:59Z",
  "0000-00-00",
];

/** What the fuzz knows of the API. */
export type Known = {
  readonly document: ApiDocument;
  readonly choose: Chooser;
  /** Ids that answers have contained. */
  readonly ids: readonly string[];
};

/** A value for a schema, in one of ten cases a hostile one. */
export function generateValue(schema: Schema, known: Known, depth = 0): unknown {
  const { choose, document } = known;
  if (choose.isTrue(0.04)) return choose.pick(hostile);
  const resolved = resolveSchema(schema, document);
  const alternatives = resolved.anyOf ?? resolved.oneOf;
  if (alternatives) return generateValue(choose.pick(alternatives) ?? {}, known, depth + 1);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum) return choose.pick(resolved.enum);
  if (resolved.type === "object") return generateObject(resolved, known, depth);
  if (resolved.type === "array") return generateList(resolved, known, depth);
  if (resolved.type === "integer" || resolved.type === "number") {
    return generateNumber(resolved, known);
  }
  if (resolved.type === "boolean") return choose.isTrue(0.5);
  return resolved.type === "null" ? null : generateText(resolved, known);
}

function generateList({ items = {} }: Schema, known: Known, depth: number): readonly unknown[] {
  const count = depth > 4 ? 0 : known.choose.number(4);
  return Array.from({ length: count }, () => generateValue(items, known, depth + 1));
}

function generateObject(schema: Schema, known: Known, depth: number): unknown {
  const { choose } = known;
  const required = new Set(schema.required ?? []);
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (choose.isTrue(required.has(name) ? 0.02 : 0.5)) return [];
    return [[name, generateValue(property, known, depth + 1)] as const];
  });
  if (choose.isTrue(0.03)) entries.push(["unknown_field", choose.pick(hostile)]);
  return Object.fromEntries(entries);
}

function generateNumber(
  { minimum = -10, maximum = 1_000, type }: Schema,
  { choose }: Known,
): number {
  if (choose.isTrue(0.1)) return choose.pick([minimum - 1, minimum, maximum, maximum + 1]) ?? 0;
  const span = Math.min(maximum - minimum, 1_000);
  const value = minimum + choose.number(span + 1);
  return type === "integer" ? value : value + choose.number(100) / 100;
}

const words = [
  "6205-2RS",
  "NSK",
  "Bearings",
  "Kushinetë",
  "SPA 1250",
  "25x47x7",
  "20–30",
  "a",
  "Tiranë",
  "6205 C3",
];

function generateText({ format, maxLength, examples, example }: Schema, known: Known): string {
  const { choose, ids } = known;
  if (format === "uuid")
    return choose.isTrue(0.6) ? (choose.pick(ids) ?? randomUUID()) : randomUUID();
  if (format === "date") return `2026-0${1 + choose.number(9)}-1${choose.number(10)}`;
  if (format === "date-time") return `2026-0${1 + choose.number(9)}-10T10:00:00Z`;
  const given = [...(examples ?? []), example].filter((one) => typeof one === "string");
  if (given.length > 0 && choose.isTrue(0.4)) return choose.pick(given) ?? "";
  if (maxLength !== undefined && maxLength < 5_000 && choose.isTrue(0.05)) {
    return "a".repeat(maxLength + choose.number(2));
  }
  return choose.pick(words) ?? "";
}

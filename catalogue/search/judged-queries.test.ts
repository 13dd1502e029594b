import { describe, expect, it } from "vitest";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch } from "./create-search.ts";
import { judgedBearings } from "./testing/judged-bearings.data.ts";
import { judgedBelts } from "./testing/judged-belts.data.ts";
import { judgedPrints } from "./testing/judged-prints.data.ts";
import type { JudgedQuery } from "./testing/judged-query.ts";
import { judgedSeals } from "./testing/judged-seals.data.ts";
import { judgedWords } from "./testing/judged-words.data.ts";

const search = createSearch(listBuiltInEntries());
const judged = [...judgedBearings, ...judgedBelts, ...judgedPrints, ...judgedSeals, ...judgedWords];

function isWanted({ query, part = null }: JudgedQuery): boolean {
  const entry = search(query, 20).hits[0]?.entry;
  if (part === null) return entry === undefined;
  return part.startsWith("/")
    ? entry?.href.startsWith(part) === true
    : entry?.codes.includes(part) === true;
}

const listSame = (query: string): readonly (string | undefined)[] =>
  search(query, 20)
    .hits.filter(({ match }) => match === "exact")
    .map(({ entry }) => entry.codes[0]);

describe("the first part of a judged query", () => {
  it.each(judged.filter(({ part }) => part !== undefined))("for '$query' is $part", (one) => {
    expect(isWanted(one)).toBe(true);
  });

  it.each(judged.filter(({ isSame }) => isSame))("for '$query' is exact", ({ query }) => {
    expect(search(query).hits[0]?.match).toBe("exact");
  });
});

// docs/product/catalogue.md#exact-near-and-interchange
it.each(judged.filter(({ isSame }) => isSame === false))(
  "nothing is offered as the same for '$query'",
  ({ query }) => {
    expect(listSame(query)).toEqual([]);
  },
);

it.each(judged.filter(hasStatement))("'$query' is read as judged", (one) => {
  const { boreMm, contactAngleDeg, seal, clearance, section, joinedBelts, ribs } = one;
  expect(search(one.query).understood.code).toMatchObject({
    ...(boreMm !== undefined && { boreMm }),
    ...(contactAngleDeg !== undefined && { contactAngleDeg }),
    ...(seal !== undefined && { seal: { status: "stated", value: seal } }),
    ...(clearance !== undefined && { clearance: { status: "stated", value: clearance } }),
    ...(section !== undefined && { section }),
    ...(joinedBelts !== undefined && { joinedBelts }),
    ...(ribs !== undefined && { ribs }),
  });
});

function hasStatement({ query, part, product, isSame, ...stated }: JudgedQuery): boolean {
  return Object.keys(stated).length > 0;
}

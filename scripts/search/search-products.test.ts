import { describe, expect, it } from "vitest";
import { createSearch } from "#catalogue/search/create-search.ts";
import { toProductEntry } from "#catalogue/search/product-entries.ts";
import { askedQueries } from "#catalogue/search/testing/asked-queries.data.ts";
import { fieldQueries } from "#catalogue/search/testing/field-queries.data.ts";
import { judgedBearings } from "#catalogue/search/testing/judged-bearings.data.ts";
import { judgedBelts } from "#catalogue/search/testing/judged-belts.data.ts";
import { judgedPrints } from "#catalogue/search/testing/judged-prints.data.ts";
import { judgedSeals } from "#catalogue/search/testing/judged-seals.data.ts";
import { judgedWords } from "#catalogue/search/testing/judged-words.data.ts";
import { otherSystemQueries } from "#catalogue/search/testing/other-system-queries.data.ts";
import { ownQueries } from "#catalogue/search/testing/own-queries.data.ts";
import { unseenQueries } from "#catalogue/search/testing/unseen-queries.data.ts";
import { workshopQueries } from "#catalogue/search/testing/workshop-queries.data.ts";
import { readSampleProducts } from "#server/db/seed/read-sample-products.ts";

const entries = readSampleProducts().map(
  ({ id, name, description, category = "", brand = "", specifications = null }) =>
    toProductEntry({
      id: id ?? name,
      name,
      description: description ?? "",
      category,
      brand,
      specifications,
    }),
);
const search = createSearch(entries);
const judged = [...judgedBearings, ...judgedBelts, ...judgedPrints, ...judgedSeals, ...judgedWords];
const rows = [
  ...askedQueries,
  ...ownQueries,
  ...unseenQueries,
  ...workshopQueries,
  ...otherSystemQueries,
  ...fieldQueries,
  ...judged,
].flatMap(({ query, product }) => (product ? [{ query, product }] : []));

describe("the first product found", () => {
  it.each(rows)("for '$query' is $product", ({ query, product }) => {
    expect(search(query).hits[0]?.entry.name).toMatch(product);
  });
});

it("finds every product first by its whole name", () => {
  const wrong = entries.filter(({ id, name }) => search(name).hits[0]?.entry.id !== id);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it("reads the size of every bearing, belt and seal that has one", () => {
  const sizeless = entries.filter(
    ({ name, kind, belt, dimensionsMm }) =>
      (kind === "bearing" && dimensionsMm?.bore === undefined) ||
      (kind === "belt" && belt?.lengthMm === undefined) ||
      // A V-ring fits a range of shafts.
      (kind === "seal" && dimensionsMm === undefined && !name.startsWith("V-ring")),
  );
  expect(sizeless.map(({ name }) => name)).toEqual([]);
});

// docs/product/catalogue.md#exact-near-and-interchange
it.each([
  ["22210K", []],
  ["1206 K", []],
  ["7204C", []],
  ["7004B", []],
  ["6205-2RS1", ["NSK 6205DDU", "PPL 6205-2RS"]],
  ["6203ZZ", ["PPL 6203-2Z"]],
  ["6204 ddu c3", ["NSK 6204DDUC3"]],
  ["6205/C3", []],
  ["7204 A", []],
  ["25x47x7 viton", []],
  ["AS 25x47x7 FKM", ["Oil Seal AS 25x47x7 FKM"]],
  ["A 25x47x7", []],
])("offers for '%s' only %j as the same", (query, names) => {
  const same = search(query).hits.filter(({ match }) => match === "exact");
  const found = same.map(({ entry }) => entry.name.replace(/ Deep Groove Ball Bearing$/, ""));
  expect(found.toSorted()).toEqual(names);
});

// docs/product/catalogue.md#exact-near-and-interchange
it.each(judged.filter(({ isSame }) => isSame === false))(
  "no product is offered as the same for '$query'",
  ({ query }) => {
    const same = search(query).hits.filter(({ match }) => match === "exact");
    expect(same.map(({ entry }) => entry.name)).toEqual([]);
  },
);

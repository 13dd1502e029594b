import { expect, test } from "vitest";
import { createSearch } from "#catalogue/search/create-search.ts";
import { toProductEntry } from "#catalogue/search/product-entries.ts";
import { canBeOffered, findSureHit } from "./judge-line.ts";

const names = [
  ["NSK 6205DDU deep groove ball bearing", "Bearings", "NSK"],
  ["NSK 6205ZZ deep groove ball bearing", "Bearings", "NSK"],
  ["NSK 6206ZZ deep groove ball bearing", "Bearings", "NSK"],
  ["NSK 22210EAE4 spherical roller bearing", "Bearings", "NSK"],
  ["NSK 7204B angular contact ball bearing", "Bearings", "NSK"],
  ["Oil Seal AS 30x52x7 NBR", "Seals", "NSK"],
  ["Classical V-belt A42", "Belts", "Mitsuboshi"],
  ["Timing belt 1200-8M-30", "Belts", "Megadyne"],
  ["Lithium grease 400 g", "Components", "NSK"],
] as const;

const search = createSearch(
  names.map(([name, category, brand]) =>
    toProductEntry({ id: name, name, description: "", category, brand }),
  ),
);

/** The offered products, with `!` for one that is sure. */
function judge(code: string): readonly string[] {
  const hits = search(code).hits.filter(canBeOffered);
  const sure = findSureHit(code, hits);
  return hits.map((hit) => `${hit === sure ? "!" : ""}${hit.entry.name.split(" ")[1]}`);
}

const judged: readonly (readonly [code: string, offered: readonly string[]])[] = [
  ["6205-2RS", ["!6205DDU", "6205ZZ"]],
  ["NSK 6205ZZ", ["!6205ZZ", "6205DDU"]],
  // Another maker, an open bearing, a clearance: to be chosen.
  ["SKF 6205-2RS1", ["6205DDU", "6205ZZ"]],
  ["6205", ["6205DDU", "6205ZZ"]],
  ["6205-2RS C3", ["6205DDU", "6205ZZ"]],
  // A size says nothing of seals.
  ["30x62x16", ["6206ZZ"]],
  ["29.9x61.8x16", ["6206ZZ"]],
  ["30x52x7", ["Seal"]],
  // A tapered bore, another contact angle, another length or width isn't offered.
  ["22210 K", []],
  ["7204C", []],
  ["A43", []],
  ["1200-8M-50", []],
  ["6312", []],
  // Words alone.
  ["grease", []],
];

// docs/product/shop.md#sure-lines-only
test.each(judged)("a line with %o is offered %o", (code, offered) => {
  expect(judge(code)).toEqual(offered);
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { codePieces } from "#catalogue/engineering/codes/testing/code-pieces.data.ts";
import { cpuMs } from "#domain/testing/cpu-ms.ts";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch } from "./create-search.ts";

const search = createSearch(listBuiltInEntries());
const words = "kushinetë semering rrip 25x52x15 24.9 Ø mm copë HTD STD ID OD cm viton sealed".split(
  " ",
);
/** Text of any code units, and of pieces of codes, sizes and words in any order. */
const anyText = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 0xff_ff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.tuple(fc.constantFrom(...codePieces, ...words), fc.constantFrom("", " ", "-", "x")), {
      maxLength: 12,
    })
    .map((parts) => parts.flat().join("")),
);

// docs/product/catalogue.md#normal-form
it("searching any text throws nothing and takes less than 16 ms", () => {
  search("6205 2RS");
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cpuMs(() => search(text, 20))).toBeLessThan(16);
    }),
    { numRuns: 2000 },
  );
});

it("no hit is exact while a token before or after its number isn't read", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { understood, hits } = search(text, 20);
      const { code } = understood;
      const exact = hits.filter(
        ({ match, reason }) => match === "exact" && reason.kind === "comparison",
      );
      expect(code && code.unread !== "" ? exact : []).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  "6205 ",
  "1200-8M-30 ",
  "25x52x15 2RS ",
  "STD 8M ",
  "kushinetë ",
  "TC 25x47x7 ",
  "x ",
  "́",
])("10,000 characters of '%s' are searched in less than 16 ms", (piece) => {
  const text = piece.repeat(10_000 / piece.length);
  expect(cpuMs(() => search(text, 20))).toBeLessThan(16);
});

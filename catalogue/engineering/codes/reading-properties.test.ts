import fc from "fast-check";
import { expect, it } from "vitest";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";
import { cpuMs } from "#domain/testing/cpu-ms.ts";
import { compareDesignations } from "./compare-designations.ts";
import { toNormalForm } from "./normal-form.ts";
import { readPartCode, type PartCode } from "./part-code.ts";
import { readBeltCode } from "./read-belt-code.ts";
import { readSealCode } from "./read-seal-code.ts";
import { codePieces } from "./testing/code-pieces.data.ts";

/** Text of any code units, including unpaired surrogates. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.integer({ min: 0, max: 0xff_ff })).map((units) => String.fromCharCode(...units)),
);
/** Text of pieces of codes, in any order, with any separators. */
const codeLike = fc
  .array(fc.tuple(fc.constantFrom(...codePieces), fc.constantFrom("", "", " ", "-", "/", ".")), {
    maxLength: 9,
  })
  .map((parts) => parts.flat().join(""));
/** Text that begins with a number, so that most of it is read. */
const numberLike = fc
  .tuple(
    fc.constantFrom("6205", "NU 205", "7204B", "22210", "A42", "1200-8M", "TC 25x47x7"),
    codeLike,
  )
  .map(([number, rest]) => number + rest);
const anyCode = fc.oneof(anyText, codeLike, numberLike);

it("the normal form of a normal form is itself", () => {
  fc.assert(
    fc.property(anyCode, (text) => {
      const form = toNormalForm(text);
      expect(toNormalForm(form.text)).toEqual({ text: form.text, makers: [] });
    }),
    { numRuns: 3000 },
  );
});

const readers: Readonly<
  Record<string, (code: Parameters<typeof readPartCode>[0]) => PartCode | undefined>
> = { readDesignation, readBeltCode, readSealCode, readPartCode };

// docs/product/catalogue.md#normal-form
it.each(Object.keys(readers))("%s reads the normal form as it reads the text", (name) => {
  fc.assert(
    fc.property(anyCode, (text) => {
      const found = readers[name]?.(text);
      const form = toNormalForm(text);
      expect(readers[name]?.(form)).toEqual(found);
      const again = { ...toNormalForm(form.text), makers: form.makers };
      expect(readers[name]?.(again)).toEqual(found);
    }),
    { numRuns: 1000 },
  );
});

it("every character of a designation is in its tokens, in order", () => {
  const getLetters = (text?: string): string | undefined => text?.replaceAll(/[^\p{L}\p{N}]/gu, "");
  fc.assert(
    fc.property(anyCode, (text) => {
      const read = readDesignation(text);
      const tokens = read?.tokens.map((token) => token.text).join("");
      expect(getLetters(tokens)).toBe(read && getLetters(toNormalForm(text).text));
    }),
    { numRuns: 1000 },
  );
});

it("every token of a belt or seal code is in its text", () => {
  const getLetters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "");
  fc.assert(
    fc.property(anyCode, (text) => {
      const form = getLetters(toNormalForm(text).text);
      const belt = readBeltCode(text)?.tokens.map((token) => token.text) ?? [];
      const seal = readSealCode(text)?.tokens.map((token) => token.text) ?? [];
      expect([...belt, ...seal].filter((token) => !form.includes(getLetters(token)))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

it("a code can replace itself, and is exactly itself only if all of it is read", () => {
  fc.assert(
    fc.property(anyCode, (text) => {
      const read = readPartCode(text);
      const verdict = read && compareDesignations(read, read).interchange;
      expect(verdict).not.toBe("not interchangeable");
      expect(verdict === "exact" && read?.unread !== "").toBe(false);
    }),
    { numRuns: 1000 },
  );
});

// docs/product/catalogue.md#designations
it("seal, clearance, class and bore form are never standard while a token is unread", () => {
  fc.assert(
    fc.property(anyCode, (text) => {
      const read = readDesignation(text);
      const states = read ? [read.seal, read.clearance, read.toleranceClass, read.boreForm] : [];
      const standard = states.filter(({ status }) => status === "standard");
      expect(read?.unread === "" ? [] : standard).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

/** Pieces whose repetition could make a regular expression slow. */
const repeated =
  "0|O|X|+|-|K|ß|½|А|\uD800|O1|1L| X |1X1| -/.|NSK|NNSKSK|NTN |C3|6205 |6205-2RS/|A42 |1200-8M-30 |TC 25x47x7 |A |1 |1.".split(
    "|",
  );

// docs/product/catalogue.md#normal-form
it.each(repeated)("10,000 characters of '%s' are read in less than 16 ms", (piece) => {
  const text = piece.repeat(10_000 / piece.length).padEnd(10_000, "1");
  expect(cpuMs(() => readPartCode(text))).toBeLessThan(16);
});

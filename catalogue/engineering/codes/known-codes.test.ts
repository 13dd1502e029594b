import fc from "fast-check";
import { expect, it } from "vitest";
import { cpuMs } from "#domain/testing/cpu-ms.ts";
import { readDesignation } from "../designation/read-designation.ts";
import { knownDesignations } from "../designation/testing/known-designations.data.ts";
import { toNormalForm } from "./normal-form.ts";
import { readPartCode, type PartCode } from "./part-code.ts";
import { readBeltCode } from "./read-belt-code.ts";
import { readSealCode } from "./read-seal-code.ts";
import { anyText, codeLike } from "./testing/any-code.ts";
import { knownBelts, knownSeals } from "./testing/known-belts-and-seals.data.ts";

const codes = [...knownDesignations, ...knownBelts, ...knownSeals].map(({ code }) => code);
const anyCode = fc.oneof(anyText, codeLike, fc.constantFrom(...codes));

it("the known codes are 100 and more, of them 40 belts and seals", () => {
  expect(codes.length).toBeGreaterThanOrEqual(100);
  expect(knownBelts.length + knownSeals.length).toBeGreaterThanOrEqual(40);
});

it.each(knownBelts)("$code is read as a belt", ({ code, line, lengthMm, ...truth }) => {
  const read = readBeltCode(code);
  expect(read).toMatchObject({ ...truth, unread: "" });
  expect(read?.lengths.find((length) => length.line === line)?.mm).toBe(lengthMm);
  expect(readPartCode(code)).toEqual(read);
});

it.each(knownSeals)("$code is read as a seal", ({ code, hasDustLip, outside, ...truth }) => {
  const read = readSealCode(code);
  expect(read).toMatchObject({ ...truth, code: expect.any(String), unread: "" });
  expect(read?.design?.hasDustLip).toBe(hasDustLip);
  expect(read?.design?.outside).toBe(outside);
  expect(readPartCode(code)).toEqual(read);
});

it.each(knownDesignations)("$maker $code is read as a bearing", ({ maker, code }) => {
  expect(readPartCode(`${maker} ${code}`)).toMatchObject({ part: "bearing", makers: [maker] });
});

it.each(["readDesignation", "readBeltCode", "readSealCode", "readPartCode"] as const)(
  "%s reads the normal form as it reads the text",
  (name) => {
    const readers = { readDesignation, readBeltCode, readSealCode, readPartCode };
    const read: (code: Parameters<typeof readPartCode>[0]) => PartCode | undefined = readers[name];
    fc.assert(
      fc.property(anyCode, (text) => {
        const form = toNormalForm(text);
        const found = read(text);
        expect(read(form)).toEqual(found);
        expect(read({ ...toNormalForm(form.text), makers: form.makers })).toEqual(found);
      }),
      { numRuns: 1000 },
    );
  },
);

it("a code's own spelling is read as the same code", () => {
  for (const text of [...knownBelts, ...knownSeals].map(({ code }) => code)) {
    const read = readPartCode(text);
    if (read?.part === "belt") {
      expect(readBeltCode(read.code)).toMatchObject({
        code: read.code,
        section: read.section,
        lengths: read.lengths,
      });
    }
    if (read?.part === "seal") expect(readSealCode(read.code)?.code).toBe(read.code);
  }
});

it("every token of a code is in its reading, in order", () => {
  fc.assert(
    fc.property(anyCode, (text) => {
      const read = readPartCode(text);
      if (!read) return;
      const form = toNormalForm(text).text.replaceAll(/[^A-Z0-9]/g, "");
      const tokens = read.tokens.map((token) => token.text.replaceAll(/[^A-Z0-9]/g, ""));
      if (read.part === "bearing") expect(tokens.join("")).toBe(form);
      else for (const token of tokens) expect(form).toContain(token);
    }),
    { numRuns: 1000 },
  );
});

it("seal, clearance, class and bore form are unknown while a token is unread", () => {
  fc.assert(
    fc.property(codeLike, (text) => {
      const read = readDesignation(text);
      if (!read || read.unread === "") return;
      const { seal, clearance, toleranceClass, boreForm } = read;
      for (const { status } of [seal, clearance, toleranceClass, boreForm]) {
        expect(status).not.toBe("standard");
      }
    }),
    { numRuns: 1000 },
  );
});

/** Pieces whose repetition could make a regular expression slow. */
const repeated = [
  "0",
  "O",
  "O1",
  "1L",
  "X",
  " X ",
  "1X1",
  "-",
  " -/.",
  "+",
  "NSK",
  "NNSKSK",
  "NTN ",
  "K",
  "C3",
  "А",
  "½",
  "6205 ",
  "6205-2RS/",
  "A42 ",
  "1200-8M-30 ",
  "TC 25x47x7 ",
  "A ",
  "1 ",
  "1.",
  "ß",
  "\uD800",
];

it.each(repeated)("10,000 characters of '%s' are read in less than 16 ms", (piece) => {
  const text = piece.repeat(10_000 / piece.length).padEnd(10_000, "1");
  expect(cpuMs(() => readPartCode(text))).toBeLessThan(16);
});

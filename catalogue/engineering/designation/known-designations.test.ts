import { expect, it } from "vitest";
import { knownDesignations, type KnownDesignation } from "./testing/known-designations.data.ts";
import { readPlainly } from "./testing/read-plainly.ts";

const isInsert = ({ type }: KnownDesignation): boolean => type === "housed unit or insert";

/** Every value that a reading may have, with and without a mark. */
const expected = (known: KnownDesignation): Readonly<Record<string, unknown>> => {
  const { code: _code, maker: _maker, ...truth } = known;
  return {
    seal: isInsert(known) ? "two contact seals" : "open",
    clearance: "CN",
    toleranceClass: "P0",
    boreForm: "cylindrical",
    ...truth,
  };
};

/** Names of the values that a reading states wrongly. */
const findWrong = (known: KnownDesignation, text: string): readonly string[] => {
  const read: Readonly<Record<string, unknown>> = { ...readPlainly(text) };
  const truth = expected(known);
  const stated = ["cage", "contactAngleDeg", "arrangement", "grease", ...Object.keys(truth)];
  return stated.filter((name) => read[name] !== undefined && read[name] !== truth[name]);
};

const writings = (known: KnownDesignation): readonly string[] => [
  known.code,
  `${known.maker} ${known.code}`,
  known.code.toLowerCase(),
  known.code.replaceAll("-", " "),
  known.code.replaceAll(/[ /]/g, "-"),
];

// docs/product/catalogue.md#designations
it("no reading of a maker's designation states anything wrong", () => {
  const wrong = knownDesignations.flatMap((known) =>
    writings(known).flatMap((text) =>
      findWrong(known, text).map((name) => `${known.maker} ${text}: ${name}`),
    ),
  );
  expect(wrong).toEqual([]);
});

it("at least 90 % of the makers' designations are read whole", () => {
  const isWhole = (known: KnownDesignation): boolean => {
    const read: Readonly<Record<string, unknown>> = {
      ...readPlainly(`${known.maker} ${known.code}`),
    };
    const truth = Object.entries(expected(known));
    return read.unread === "" && truth.every(([name, value]) => read[name] === value);
  };
  const unread = knownDesignations.filter((known) => !isWhole(known)).map(({ code }) => code);
  expect(unread.length / knownDesignations.length, unread.join(", ")).toBeLessThanOrEqual(0.1);
  expect(knownDesignations.length).toBeGreaterThanOrEqual(60);
  expect(new Set(knownDesignations.map(({ maker }) => maker)).size).toBe(6);
});

import { expect, it } from "vitest";
import { readPlainly } from "#catalogue/engineering/designation/testing/read-plainly.ts";
import { readPartCode } from "./part-code.ts";
import {
  collectedBearings,
  collectedBelts,
  collectedOthers,
  collectedSeals,
} from "./testing/collected-codes.data.ts";

type Facts = Readonly<Record<string, unknown>>;

/** Every value that a reading may have, with and without a mark. */
function expected({ code: _, maker: __, source: ___, unread = "", ...truth }: Bearing): Facts {
  const isUnit = truth.type === "housed unit or insert";
  const standard = {
    seal: isUnit ? "two contact seals" : "open",
    // Without an inner ring it depends on the shaft.
    ...(truth.type !== "needle roller without inner ring" && { clearance: "CN" }),
    toleranceClass: "P0",
    boreForm: "cylindrical",
  };
  return unread === "" ? { ...standard, ...truth } : truth;
}

type Bearing = (typeof collectedBearings)[number];
const stated = ["cage", "contactAngleDeg", "arrangement", "grease"];
const properties = ["seal", "clearance", "toleranceClass", "boreForm"];

/** Names of the values that a reading states and the source doesn't. */
function findWrong(known: Bearing, text: string): readonly string[] {
  const read: Facts = { ...readPlainly(text) };
  const truth = expected(known);
  return ["type", "boreMm", ...properties, ...stated].filter(
    (name) => read[name] !== undefined && read[name] !== truth[name],
  );
}

function listWritings({ maker, code }: Bearing): readonly string[] {
  return [
    code,
    `${maker} ${code}`,
    `${code} ${maker}`,
    code.toLowerCase(),
    code.replaceAll("-", " "),
    code.replaceAll(" ", ""),
  ];
}

it("the collected codes are 100 and more, each with its source", () => {
  const all = [...collectedBearings, ...collectedBelts, ...collectedSeals, ...collectedOthers];
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  expect(all.filter(({ source }) => source === "")).toEqual([]);
});

// docs/product/catalogue.md#designations
it("no reading of a collected designation states anything that its source doesn't", () => {
  const wrong = collectedBearings.flatMap((known) =>
    listWritings(known).flatMap((text) => findWrong(known, text).map((name) => `${text}: ${name}`)),
  );
  expect(wrong).toEqual([]);
});

it("at least 90 % of the collected codes are read whole, the others name what isn't read", () => {
  const bearings = collectedBearings.filter((known) => {
    const read: Facts = { ...readPlainly(`${known.maker} ${known.code}`) };
    const truth = Object.entries(expected(known));
    expect(read.unread, known.code).toBe(known.unread ?? "");
    return read.unread === "" && truth.every(([name, value]) => read[name] === value);
  });
  const belts = collectedBelts.filter(({ code, line, lengthMm, source: _, ...truth }) => {
    const read = readPartCode(code);
    expect(read, code).toMatchObject({ ...truth, unread: "" });
    return (
      read?.part === "belt" && read.lengths.some((one) => one.line === line && one.mm === lengthMm)
    );
  });
  const seals = collectedSeals.filter(({ hasDustLip, outside, source: _, code, ...truth }) => {
    const read = readPartCode(code);
    expect(read, code).toMatchObject({ ...truth, unread: "" });
    return (
      read?.part === "seal" &&
      read.design?.hasDustLip === hasDustLip &&
      read.design?.outside === outside
    );
  });
  const readCount = bearings.length + belts.length + seals.length;
  const count =
    collectedBearings.length +
    collectedBelts.length +
    collectedSeals.length +
    collectedOthers.length;
  expect(readCount / count).toBeGreaterThanOrEqual(0.9);
});

it.each(collectedOthers)("$code isn't read as another part", ({ code, isInchSet }) => {
  const read = readPartCode(code);
  const inch = read?.part === "bearing" && read.boreMm === undefined ? read.inch : read;
  expect(inch).toBe(isInchSet ? "cone and cup" : undefined);
});

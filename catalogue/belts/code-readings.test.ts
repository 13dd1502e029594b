import { expect, it } from "vitest";
import {
  readClassicalCode,
  readNarrowCode,
  readRibbedCode,
  readWedgeCode,
} from "../engineering/belt-codes.ts";
import { readMetricTimingCode, readTrapezoidalCode } from "../engineering/timing-codes.ts";
import { groupThousands } from "../format.ts";
import { codeReadings } from "./code-readings.data.ts";

const readers = [
  readClassicalCode,
  readNarrowCode,
  readRibbedCode,
  readWedgeCode,
  readTrapezoidalCode,
  readMetricTimingCode,
];
/** Names of a shape alone, which no reader accepts. */
const shapesAlone = new Set(["AT10", "W16"]);

it.each(codeReadings)("the parts of $code add up to the whole code", ({ code, parts }) => {
  expect(parts.map(({ text }) => text).join("")).toBe(code.replaceAll("-", ""));
});

it.each(codeReadings.filter(({ code }) => !shapesAlone.has(code)))(
  "the figures of $code match the computed ones",
  ({ code, parts, note = "" }) => {
    const read = readers.flatMap((reader) => reader(code) ?? []);
    expect(read).toHaveLength(1);
    const words = [code, ...parts.map(({ meaning }) => meaning), note].join(" ");
    // The number of ribs is written in words.
    const { ribs: _, ...figures } = { ribs: 0, ...read[0] };
    const missing = Object.entries(figures).filter(([, value]) => !words.includes(written(value)));
    expect(missing).toEqual([]);
  },
);

/** Rounded, since teeth times pitch has floating-point noise. */
function written(value: string | number): string {
  if (typeof value === "string") return value;
  const [whole = "", decimals] = String(Math.round(value * 100) / 100).split(".");
  return [groupThousands(Number(whole)), decimals].filter(Boolean).join(".");
}

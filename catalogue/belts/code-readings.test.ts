import { expect, it } from "vitest";
import { readBeltCode } from "#catalogue/engineering/codes/read-belt-code.ts";
import { groupThousands } from "#catalogue/format.ts";
import { codeReadings } from "./code-readings.data.ts";

it.each(codeReadings)("the parts of $code add up to the whole code", ({ code, parts }) => {
  expect(parts.map(({ text }) => text).join("")).toBe(code.replaceAll("-", ""));
});

it.each(codeReadings)(
  "the figures of $code match the computed ones",
  ({ code, parts, note = "" }) => {
    const read = readBeltCode(code);
    expect(read).toMatchObject({ unread: "" });
    const words = [code, ...parts.map(({ meaning }) => meaning), note].join(" ");
    const { kind, section = "", lengths = [], widthMm, teeth, pitchMm } = read ?? {};
    // The number of ribs is written in words, the width of a V-belt not at all.
    const width = kind === "ribbed" || kind === "variable speed" ? widthMm : undefined;
    const figures = [...lengths.map(({ mm }) => mm), width, teeth, pitchMm];
    const wanted = [
      ...section.replace("HTD-", "").split("/"),
      ...figures.filter((figure) => figure !== undefined),
    ];
    expect(wanted.filter((value) => !words.includes(written(value)))).toEqual([]);
  },
);

/** Rounded, since teeth times pitch has floating-point noise. */
function written(value: string | number): string {
  if (typeof value === "string") return value;
  const [whole = "", decimals] = String(Math.round(value * 1000) / 1000).split(".");
  return [groupThousands(Number(whole)), decimals].filter(Boolean).join(".");
}

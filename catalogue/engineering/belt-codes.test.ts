import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mitsuboshiClassical } from "../belts/mitsuboshi-classical.data.ts";
import { timingProfiles } from "../belts/timing-profiles.data.ts";
import { readClassicalCode, readNarrowCode, readRibbedCode, readWedgeCode } from "./belt-codes.ts";
import { readMetricTimingCode, readTrapezoidalCode } from "./timing-codes.ts";

const readers = {
  readClassicalCode,
  readWedgeCode,
  readNarrowCode,
  readRibbedCode,
  readTrapezoidalCode,
  readMetricTimingCode,
};

it.each(mitsuboshiClassical.flatMap(({ sizes }) => sizes))(
  "$code has its listed lengths",
  ({ code, insideLengthMm, datumLengthMm }) => {
    expect(readClassicalCode(code)).toMatchObject({ insideLengthMm, datumLengthMm });
  },
);

describe("a code", () => {
  it.each([
    [readClassicalCode("a 40"), readClassicalCode("A40")],
    [readWedgeCode("3vx500"), readWedgeCode("3V500")],
    [readNarrowCode("spa-1600"), readNarrowCode("SPA1600")],
    [readRibbedCode("6 pk 1200"), readRibbedCode("6PK1200")],
    [readTrapezoidalCode("270 l 075"), readTrapezoidalCode("270L075")],
    [readMetricTimingCode(" 1200-8m-30 "), readMetricTimingCode("1200-8M-30")],
  ])("may have spaces, hyphens and lower case: %o", (loose, exact) => {
    expect(loose).toBeDefined();
    expect(loose).toEqual(exact);
  });

  it("of a raw-edge belt has a section of its own", () => {
    expect(readNarrowCode("XPA1600")).toEqual({ section: "XPA", datumLengthMm: 1600 });
  });

  it("above the longest belt of its section returns undefined", () => {
    expect(readClassicalCode("A1067")).toBeUndefined();
    expect(readClassicalCode("B1321")).toBeUndefined();
    expect(readClassicalCode("D660")).toMatchObject({ insideLengthMm: 16_764 });
  });

  it.each([
    ["RPP8-1200", { profile: "RPP8", teeth: 150, pitchLengthMm: 1200 }],
    ["T5-500", { profile: "T5", teeth: 100, pitchLengthMm: 500 }],
    ["T5-455-10", { profile: "T5", teeth: 91, pitchLengthMm: 455, widthMm: 10 }],
    ["AT10-1010", { profile: "AT10", teeth: 101, pitchLengthMm: 1010 }],
    ["800-8MGT3-30", { profile: "GT3-8M", teeth: 100, pitchLengthMm: 800, widthMm: 30 }],
    ["8M-1120", { profile: "8M", teeth: 140, pitchLengthMm: 1120 }],
    ["HTD 8M 1200", { profile: "8M", teeth: 150, pitchLengthMm: 1200 }],
    ["500 5M 15", { profile: "5M", teeth: 100, pitchLengthMm: 500, widthMm: 15 }],
  ])("of a timing belt may have its parts in a different order: %s", (code, read) => {
    expect(readMetricTimingCode(code)).toEqual(read);
  });

  it.each(["PJ 1016", "PL 1715"])("of a ribbed belt may omit the number of ribs: %s", (code) => {
    const [profile = "", length] = code.split(" ");
    expect(readRibbedCode(code)).toEqual({ profile, effectiveLengthMm: Number(length) });
  });

  it("with half a pitch in its width is read", () => {
    expect(readMetricTimingCode("S4.5M-450")).toMatchObject({ teeth: 100, profile: "S4.5M" });
    expect(readMetricTimingCode("450-3M-7.5")).toMatchObject({ widthMm: 7.5 });
  });

  it.each(["", "A", "A0", "F40", "3V", "4V500", "SPD1600", "0PK1200", "6PX1200", "270L999", "1L"])(
    "'%s' returns undefined",
    (code) => {
      const read = Object.values(readers).map((reader) => reader(code));
      expect(read.every((result) => result === undefined)).toBe(true);
    },
  );

  it("with a fraction of a tooth returns undefined", () => {
    expect(readMetricTimingCode("1201-8M-30")).toBeUndefined();
    expect(readMetricTimingCode("S8M-1201")).toBeUndefined();
    expect(readMetricTimingCode("1200-7M-30")).toBeUndefined();
  });

  it.each(Object.entries(readers))("never throws: %s", (_name, reader) => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => reader(text)).not.toThrow();
      }),
    );
  });

  it("has the pitch of its listed profile", () => {
    for (const { profile, pitchMm } of timingProfiles) {
      const curved = profile.replace("HTD-", "");
      const read = readMetricTimingCode(`${pitchMm * 100}-${curved}-10`);
      const stepped = readMetricTimingCode(`${profile}-${pitchMm * 100}`);
      expect([undefined, 100]).toContain((read ?? stepped)?.teeth);
    }
    expect(readMetricTimingCode("500-5M-10")?.teeth).toBe(100);
    expect(readMetricTimingCode("S14M-1400")?.teeth).toBe(100);
  });
});

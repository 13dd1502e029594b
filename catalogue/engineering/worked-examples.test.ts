import { describe, expect, it } from "vitest";
import {
  approximateCentreDistance,
  beltLength,
  bendsPerSecond,
  centreDistance,
  wrapAngleDeg,
} from "./belt-drive.ts";
import type { LengthLine } from "./codes/belt-code.ts";
import { readBeltCode } from "./codes/read-belt-code.ts";
import type { DesignationToken } from "./designation/designation.ts";
import { readPlainly } from "./designation/testing/read-plainly.ts";
import {
  equivalentLoad,
  staticEquivalentLoad,
  staticSafety,
  type LoadedBearing,
} from "./equivalent-load.ts";
import { basicRatingLife, lifeHours, type RollingElements } from "./life.ts";
import { staticFactors } from "./load-factors.data.ts";
import { lipSpeedMs, maxShaftSpeedRpm } from "./seal-speed.ts";
import { surfaceSpeedMs } from "./surface-speed.ts";
import type { ReferenceFunctions, WorkedExample } from "./testing/worked-example.ts";
import { workedExamples } from "./testing/worked-examples.data.ts";

const everyExample = Object.values(workedExamples).flat();

/** Our function for each function of the reference; a missing one is a compile error. */
const ours: {
  readonly [F in keyof ReferenceFunctions]: (input: ReferenceFunctions[F][0]) => unknown;
} = {
  decode: ({ code }) => designation(code),
  L10: ({ C, P, p }) => basicRatingLife(C, P, elements(p)),
  L10h: ({ C, P, n, p }) => lifeHours(basicRatingLife(C, P, elements(p)), n),
  equivalentLoad: ({ kind, o }) => {
    const found = equivalentLoad(loadedBearing(kind, o), { radial: o.Fr, axial: o.Fa });
    return found && { P: found.load, e: found.e, X: found.x, Y: found.y };
  },
  staticLoadDgbb: ({ Fr, Fa }) =>
    staticEquivalentLoad({ radial: Fr, axial: Fa }, staticFactors["deep-groove"]),
  staticSafety: ({ C0, P0 }) => staticSafety(C0, P0),
  beltLengthExact: ({ d, D, C }) => beltLength([d, D], C),
  centreDistanceApprox: ({ d, D, L }) => approximateCentreDistance([d, D], L),
  centreDistanceExact: ({ d, D, L }) => centreDistance([d, D], L),
  wrapAngle: ({ d, D, C }) => wrapAngleDeg([d, D], C),
  beltSpeed: ({ d, n }) => surfaceSpeedMs(d, n),
  flexRate: ({ v, L }) => bendsPerSecond(v, L),
  classicalLength: ({ code }) => {
    const section = readBeltCode(code)?.section;
    return { section, insideLength: length(code, "Li"), datumLength: length(code, "Ld") };
  },
  wedgeLength: ({ code }) => {
    const [section, metricName] = readBeltCode(code)?.section.split("/") ?? [];
    return { section, metricName, effectiveLength: length(code, "La") };
  },
  narrowLength: ({ code }) => ({
    section: readBeltCode(code)?.section,
    datumLength: length(code, "Ld"),
  }),
  ribbedCode: ({ code }) => {
    const { ribs, section, widthMm } = readBeltCode(code) ?? {};
    return { ribs, profile: section, effectiveLength: length(code, "La"), width: widthMm };
  },
  trapezoidalCode: ({ code }) => timingCode(code),
  metricTimingCode: ({ code }) => timingCode(code),
  lipSpeed: ({ d, n }) => lipSpeedMs(d, n),
  maxSealRpm: ({ d, v }) => maxShaftSpeedRpm(d, v),
};

describe("worked examples", () => {
  // docs/product/catalogue.md#worked-examples
  it("are complete: 90 in five chapters", () => {
    const counts = Object.entries(workedExamples).map(([name, rows]) => [name, rows.length]);
    expect(Object.fromEntries(counts)).toEqual({
      designation: 42,
      life: 16,
      vBelt: 21,
      timingBelt: 9,
      seal: 2,
    });
    expect(everyExample).toHaveLength(90);
  });

  // docs/product/catalogue.md#worked-examples
  it("use every function of the reference", () => {
    expect(new Set(everyExample.map(({ fn }) => fn))).toEqual(new Set(Object.keys(ours)));
  });

  // docs/product/catalogue.md#worked-examples
  it.each(everyExample)("$fn: $name", (example) => {
    expect(answer(example)).toStrictEqual(asPrinted(example.result));
  });
});

function answer<F extends keyof ReferenceFunctions>({ fn, input }: WorkedExample<F>): unknown {
  return ours[fn](input);
}

/** Expected value of a result: words and codes exactly, numbers to their printed precision. */
function asPrinted(printed: unknown): unknown {
  if (typeof printed === "number") return closeToPrinted(printed);
  if (typeof printed !== "object" || printed === null || Array.isArray(printed)) return printed;
  return Object.fromEntries(
    Object.entries(printed).map(([field, value]) => [field, asPrinted(value)]),
  );
}

/**
 * Within half a unit of the last printed digit. A whole number was printed without its zeros: none was
 * rounded to less than one decimal.
 */
function closeToPrinted(printed: number): unknown {
  const decimals = String(printed).split(".")[1]?.length ?? 0;
  return expect.closeTo(printed, Math.max(1, decimals));
}

function elements(exponent: number): RollingElements {
  expect([3, 10 / 3]).toContain(exponent);
  return exponent === 3 ? "ball" : "roller";
}

function loadedBearing(
  kind: string,
  load: ReferenceFunctions["equivalentLoad"][0]["o"],
): LoadedBearing {
  const { f0 = Number.NaN, C0 = Number.NaN, e = Number.NaN, Y = Number.NaN } = load;
  const { Y2 = Number.NaN, Y3 = Number.NaN } = load;
  switch (kind) {
    case "dgbb":
      return { kind: "deep-groove", f0, staticRating: C0 };
    case "acbb":
      if (load.angle === 15) {
        return { kind: "angular-contact", contactAngleDeg: 15, f0, staticRating: C0 };
      }
      expect(load.angle).toBe(40);
      return { kind: "angular-contact", contactAngleDeg: 40 };
    case "trb":
      return { kind: "tapered", e, y1: Y };
    case "sabb":
      return { kind: "self-aligning", e, y2: Y2, y3: Y3 };
    case "srb":
      return { kind: "spherical", e, y2: Y2, y3: Y3 };
    default:
      throw new Error(`No bearing kind for ${kind}`);
  }
}

function length(code: string, line: LengthLine): number | undefined {
  return readBeltCode(code)?.lengths.find((one) => one.line === line)?.mm;
}

function timingCode(code: string): unknown {
  const read = readBeltCode(code);
  return {
    profile: read?.section.replace("HTD-", ""),
    teeth: read?.teeth,
    pitchLength: length(code, "Lp"),
    width: read?.widthMm ?? null,
  };
}

/** Words that the reference uses for properties without a field. */
const extraWords: Readonly<Record<string, string>> = {
  E: "E",
  EA: "design EA",
  CA: "design CA",
  CC: "design CC",
  X: "X: boundary dimensions to ISO",
  J: "J: cup raceway and angle to ISO",
  L: "preload light",
  NR: "snap ring groove with ring",
  E4: "lubrication groove and holes in the outer ring",
  W33: "lubrication groove and holes in the outer ring",
  D1: "relubricatable unit",
  NS7: "grease NS7",
};

function designation(text: string): ReferenceFunctions["decode"][1] | undefined {
  const read = readPlainly(text);
  return (
    read && {
      prefix: read.prefix ?? null,
      type: read.type,
      series: read.series,
      boreCode: read.boreCode,
      bore: read.boreMm ?? Number.NaN,
      // The reference says 'open' for a number without a mark; an insert has its seals as standard.
      seal: (read.type === "housed unit or insert" ? "open" : read.seal) ?? "unknown",
      clearance: read.clearance ?? "unknown",
      precision: read.toleranceClass ?? "unknown",
      cage: read.cage ?? null,
      arrangement: read.arrangement ?? null,
      contactAngle: read.contactAngleDeg ?? null,
      taperedBore: read.boreForm === "cylindrical" ? null : (read.boreForm ?? null),
      extras: read.suffixes.flatMap((suffix) => getExtra(suffix)),
      unknown: read.unread,
    }
  );
}

function getExtra({ text }: DesignationToken): readonly string[] {
  const words = extraWords[text];
  return words === undefined ? [] : [words];
}

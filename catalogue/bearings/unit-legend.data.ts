import type { UnitSeries } from "./housed-unit.ts";

/**
 * Meaning of the letters of a housing's dimensions. Those of UCT are read off trade drawings: in the
 * source's legend, A2 would be half of a width that is larger than the whole (A).
 */
export const unitLegend: Readonly<Record<UnitSeries, Readonly<Record<string, string>>>> = {
  UCP: {
    H: "shaft centre height",
    L: "base length",
    J: "bolt spacing",
    A: "base width",
    N: "bolt slot width",
    N1: "bolt slot length",
    H1: "foot thickness",
    H2: "overall height",
  },
  UCF: {
    L: "flange side",
    J: "bolt spacing (square)",
    A2: "mounting face to bearing centre",
    A1: "flange thickness",
    A: "housing depth",
    N: "bolt hole",
    A0: "overall depth",
  },
  UCT: {
    N1: "slot length",
    L2: "slot end thickness",
    H2: "slot end height",
    N2: "slot height",
    N: "screw hole",
    L3: "guide length",
    A1: "guide groove width",
    H1: "distance between guide grooves",
    H: "overall height",
    L: "overall length",
    A: "overall width",
    A2: "housing width at the bearing",
    L1: "end to bearing centre",
  },
};

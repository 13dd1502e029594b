import type { UnitSeries } from "./housed-unit.ts";

/** What the letters of a housing's dimensions mean. */
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
    N1: "slot end thickness (q side)",
    L2: "slot end length",
    H2: "slot end height",
    N2: "screw slot height",
    N: "screw hole",
    L3: "slot length",
    A1: "guide groove width",
    H1: "distance between guide grooves",
    H: "overall height",
    L: "overall length",
    A: "overall width",
    A2: "bearing half width",
    L1: "end to bearing centre",
  },
};

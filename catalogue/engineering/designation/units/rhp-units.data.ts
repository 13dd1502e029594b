import type { Housing } from "#catalogue/engineering/designation/designation.ts";
import type { UnitType } from "./unit-types.data.ts";

/** Insert sizes and their bores: 25-25, 25-1, 35-1.1/4, then letters that are read. */
const sizeAndShaft =
  /^-(?:\d\d|\d(?:[. -]\d{1,2}\/\d{1,2})?|\d{1,2}\/\d{1,2})(?:DEC)?G?(?![A-Z\d/])/;

const ofRhp = { makers: ["RHP"], locking: "set screws", innerRing: "wide" } as const;

/**
 * RHP's Self-Lube units and their inserts. NP, SF and 1025-25G are of the catalogue's list of RHP and of the sample
 * products; of the others only the kind is recalled, so that their size stays unknown.
 */
export const rhpUnits: readonly UnitType[] = [
  {
    ...ofRhp,
    letters: "10",
    size: "size and shaft",
    hasInches: true,
    evidence: "catalogue",
    housing: "none",
    needs: sizeAndShaft,
  },
  { ...ofRhp, ...ofShaft("NP"), evidence: "catalogue", housing: "pillow block" },
  { ...ofRhp, ...ofShaft("SF"), evidence: "catalogue", housing: "flange, four bolts" },
  {
    ...ofShaft("PNP"),
    makers: ["RHP"],
    evidence: "catalogue",
    housing: "pillow block",
    note: "thermoplastic housing, stainless insert",
  },
  ...ofKind("pillow block", "MP", "LPB", "CNP"),
  ...ofKind("flange, four bolts", "MSF", "PSF"),
  ...ofKind("flange, two bolts", "SFT", "MSFT", "LFTC", "PSFT"),
  ...ofKind("round flange", "MFC"),
  ...ofKind("take-up", "MST"),
  ...ofKind("other", "SLC", "MSC"),
];

function ofShaft(letters: string): Pick<UnitType, "letters" | "size" | "hasInches" | "needs"> {
  // A longer number or another word after it is another part: the bush SF-1 2520.
  return { letters, size: "shaft", hasInches: true, needs: /^(?:DEC|G)*(?:[ -](?!\d)|$)/ };
}

function ofKind(housing: Housing, ...names: readonly string[]): readonly UnitType[] {
  return names.map((letters) => ({
    ...ofShaft(letters),
    size: "unknown",
    makers: ["RHP"],
    evidence: "recalled, high",
    housing,
  }));
}

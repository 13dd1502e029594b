import { beltToolText } from "./belt-tool.ts";

const { fields, units, problems, columns, wrap } = beltToolText.en;

/** The part of the belt tool for sections and profiles without a list of sizes. */
const en = {
  shape: { wedge: fields.section, timing: "Profile" },
  section: (name: string, width: string, height: string): string =>
    `${name}: ${width} × ${height}\u00a0mm`,
  profile: (name: string, pitch: string): string => `${name}: pitch ${pitch}\u00a0mm`,
  fields,
  teeth: "teeth",
  mm: units.mm,
  problems: { ...problems, "few-teeth": "Enter a whole number of teeth, at least 6." },
  submit: "Work out the length",
  empty: "Enter both pulleys and their distance to see the length here, drawn to scale.",
  lengths: {
    datum: "Datum length needed",
    effective: "Effective length needed",
    pitch: "Pitch length needed",
  },
  wrap,
  inMesh: "Teeth in mesh on the smaller pulley",
  columns,
  nearest: "Nearest whole numbers of teeth",
  lengthColumn: "Pitch length, mm",
  teethColumn: "Teeth",
  notes: {
    wedge:
      "Sizes of this section aren’t listed here: the shop’s belts near this length and the reply to a request are what can be had. Leave room to move a pulley.",
    timing:
      "Not every number of teeth is made. The shop’s belts near this length and the reply to a request are what can be had.",
    power: "How many belts or what width the power needs isn’t worked out here: ask us.",
    rawEdge: "Raw-edge belts (XPZ, XPA, XPB, XPC) run in the same pulleys as SPZ to SPC.",
  },
  warnings: {
    wrap: beltToolText.en.warnings["wrap-below-120"],
    pulley: beltToolText.en.warnings["pulley-below-minimum"],
    mesh: "Less than 6 teeth of the smaller pulley hold the belt: it carries less. Move the pulleys apart or choose a larger pulley.",
  },
  inShop: (shape: string, from: string, to: string): string =>
    `${shape} belts of ${from} to ${to}\u00a0mm in the shop`,
  ask: beltToolText.en.askDrive,
  part: (shape: string, length: string): string => `${shape} belt of about ${length}\u00a0mm`,
  details: beltToolText.en.quoteDetails,
};

export const otherBeltsText = { en };

import { ui } from "./ui.ts";

/** The tool that finds a listed belt for a drive. */
export const beltTool = {
  title: "Belt Selection Tool",
  lead: "Mitsuboshi classical V-belts A to D. Diameters are datum diameters, in mm.",
  known: "What is known",
  knowns: { centreMm: "Centre distance", code: "Belt on hand" },
  fields: {
    section: "Section",
    centreMm: "Centre distance",
    code: "Code on the belt",
    drivingMm: "Driving pulley",
    drivenMm: "Driven pulley",
    drivingRpm: "Speed of the driving pulley (optional)",
  },
  units: { mm: "mm", rpm: "rpm", metresPerSecond: "m/s" },
  codeHelp: "Such as A40 or B60",
  submit: { centreMm: "Find a belt", code: "Check the belt" },
  problems: {
    "not-a-number": ui.unreadableNumber,
    "not-positive": "Enter a number above 0.",
    "too-large": "That is too large. Check the number and its unit.",
    "unknown-section": "Choose a section from A to D.",
    "unknown-code": "Enter section and number, such as A40. Sections A to D are known.",
    "pulleys-touch": "The pulleys would touch. Choose a longer distance or belt.",
  },
  empty: "Enter the drive to see its belt here, drawn to scale.",
  noneFits:
    "No listed size goes around these pulleys at a workable distance. Ask us: more lengths are made to order.",
  datumLength: "Datum length",
  centre: "Centre distance",
  difference: "Difference from the one asked for",
  wrap: "Wrap on the smaller pulley",
  ratio: "Speed ratio",
  drivenSpeed: "Speed of the driven pulley",
  beltSpeed: "Belt speed",
  bends: "Bends per second",
  unlisted: "Not among the listed sizes",
  neighbours: "Nearest listed sizes",
  columns: {
    size: "Size",
    length: "Datum length, mm",
    centre: "Centre distance, mm",
    wrap: "Wrap",
  },
  warningsTitle: "Before you order",
  warnings: {
    "pulley-below-minimum": (section: string, mm: string): string =>
      `A pulley is smaller than ${mm}\u00a0mm, the smallest recommended for section ${section}: the belt will tire early.`,
    "speed-above-limit": (section: string, metres: string): string =>
      `The belt would run faster than ${metres}\u00a0m/s, the limit of section ${section}.`,
    "wrap-below-120":
      "The belt wraps the smaller pulley by less than 120°: it will carry less power. Move the pulleys apart or choose a smaller ratio.",
    "centre-distance-short":
      "The pulleys stand closer than is usual: less than 0.7 times the sum of both diameters.",
    "centre-distance-long":
      "The pulleys stand further apart than is usual: more than twice the sum of both diameters. The belt may flap.",
    "beyond-list": "The length needed lies outside the listed sizes; the nearest one is shown.",
  },
  noWarnings: "Nothing rules out this belt on this drive.",
  adjust: "Leave room to move a pulley: in to fit the belt, out to tension it.",
  announce: (code: string, centre: string, wrap: string, warnings: number): string =>
    `${code}: centre distance ${centre}\u00a0mm, wrap ${wrap} degrees. ${warnings === 0 ? "No warnings." : `Warnings: ${warnings}.`}`,
  seeInShop: (code: string): string => `See ${code} in the shop`,
  quotePart: (code: string): string => `Mitsuboshi V-belt ${code}`,
};

import { uiText } from "./ui.ts";

/** The tool that finds a listed belt for a drive. */
const en = {
  title: "Belt Selection Tool",
  lead: "Mitsuboshi classical V-belts A to D. Diameters are datum diameters, in mm.",
  otherLeads: {
    wedge: "V-belts of other sections, by their geometry. Diameters are datum diameters, in mm.",
    timing: "Timing belts, by their geometry. Pulleys are counted in teeth.",
  },
  kinds: {
    label: "Kind of belt",
    classical: "A to D",
    wedge: "Other V-belts",
    timing: "Timing",
  },
  known: "What is known",
  knowns: { centreMm: "Centre distance", code: "Belt on hand" },
  fields: {
    section: "Section",
    centreMm: "Centre distance",
    code: "Code on the belt",
    drivingMm: "Driving pulley",
    drivenMm: "Driven pulley",
    drivingRpm: "Speed of the driving pulley",
    powerKw: "Power to transmit",
  },
  optional: (label: string): string => `${label} (optional)`,
  units: { mm: "mm", rpm: "rpm", kw: "kW", metresPerSecond: "m/s" },
  codeHelp: "Such as A40 or B60",
  submit: { centreMm: "Find a belt", code: "Check the belt" },
  problems: {
    "not-a-number": uiText.en.unreadableNumber,
    "not-positive": "Enter a number above 0.",
    "too-large": "That is too large. Check the number and its unit.",
    "unknown-section": "Choose a section from A to D.",
    "unknown-code": "Enter section and number, such as A40. Sections A to D are known.",
    "pulleys-touch": "The pulleys would touch. Choose a longer distance or belt.",
  },
  empty: "Enter the drive to see its belt here, drawn to scale.",
  noneFits:
    "No listed size goes around these pulleys at a workable distance. Ask us: more lengths are made to order.",
  noneNear: {
    title: "No listed belt",
    text: (wanted: string, nearest: string, centre: string, share: string): string =>
      `No listed belt comes within 5% of the ${wanted}\u00a0mm asked for. The nearest one, ${nearest}, gives ${centre}\u00a0mm, which is ${share} off.`,
    advice:
      "Set the pulleys to a distance below, choose another section, or ask us: more lengths are made to order.",
  },
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
    "power-above-range": (section: string, range: string): string =>
      `Section ${section} is listed for ${range}\u00a0kW: choose a larger section, or ask us how many belts it takes.`,
    "power-below-range": (section: string, range: string): string =>
      `Section ${section} is listed for ${range}\u00a0kW: a smaller section may do.`,
    "beyond-list": "The length needed lies outside the listed sizes; the nearest one is shown.",
  },
  checks: {
    centre: "centre distance",
    wrap: "wrap",
    pulley: "smallest pulley",
    speed: "belt speed",
    power: "power range of the section",
  },
  passed: (checks: string): string => `Checked, with nothing against this belt: ${checks}.`,
  checked: (checks: string): string => `Checked: ${checks}.`,
  unchecked: {
    speed: "Belt speed isn’t checked: the speed of the driving pulley is missing.",
    power:
      "Power isn’t checked: it is missing, and decides the section and how many belts the drive needs.",
    belts: "How many belts the drive needs isn’t worked out here: ask us.",
  },
  adjust: "Leave room to move a pulley: in to fit the belt, out to tension it.",
  announce: (code: string, centre: string, wrap: string, warnings: number): string =>
    `${code}: centre distance ${centre}\u00a0mm, wrap ${wrap} degrees. ${warnings === 0 ? "No warnings." : `Warnings: ${warnings}.`}`,
  seeInShop: (code: string): string => `See ${code} in the shop`,
  askingShop: "Looking in the shop…",
  notInShop: (code: string): string => `The shop doesn’t list ${code}. Ask for it: we order it in.`,
  shopUnreachable: (code: string): string =>
    `The shop doesn’t answer, so we can’t say whether it has ${code}. Ask for it by mail.`,
  ask: "Ask for it",
  askDrive: "Ask for a belt",
  quotePart: (code: string): string => `Mitsuboshi V-belt ${code}`,
  quoteDrive: (section: string): string => `Mitsuboshi V-belt of section ${section}`,
  quoteDetails: "The drive:",
};

export const beltToolText = { en };

import type { RibProfile } from "./belt.ts";

/** Rib profiles of poly-V belts. */
export const ribProfiles: readonly RibProfile[] = [
  {
    profile: "PH",
    pitchMm: 1.6,
    standard: "ISO 9982 / DIN 7867",
    status: "recalled",
  },
  {
    profile: "PJ",
    pitchMm: 2.34,
    standard: "ISO 9982 / DIN 7867",
    status: "recalled",
  },
  {
    profile: "PK",
    pitchMm: 3.56,
    standard: "ISO 9982 / DIN 7867",
    status: "verified",
  },
  {
    profile: "PL",
    pitchMm: 4.7,
    standard: "ISO 9982 / DIN 7867",
    status: "verified",
  },
  {
    profile: "PM",
    pitchMm: 9.4,
    standard: "ISO 9982 / DIN 7867",
    status: "verified",
  },
];

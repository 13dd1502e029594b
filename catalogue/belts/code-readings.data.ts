import type { CodeReading } from "./family-note.ts";

/** Belt codes as printed on belts. The tests recompute every reading. */
export const codeReadings: readonly CodeReading[] = [
  {
    code: "A40",
    parts: [
      { text: "A", meaning: "classical section A" },
      { text: "40", meaning: "inside length 40 in = 1,016 mm" },
    ],
    note: "The datum length, on which pulleys are measured, is 30 mm longer: 1,046 mm.",
  },
  {
    code: "B60",
    parts: [
      { text: "B", meaning: "classical section B" },
      { text: "60", meaning: "inside length 60 in = 1,524 mm" },
    ],
    note: "The datum length is 40 mm longer: 1,564 mm. Some makers count 43 mm, so name the line when lengths are compared.",
  },
  {
    code: "SPA1600",
    parts: [
      { text: "SPA", meaning: "narrow section SPA" },
      { text: "1600", meaning: "datum length 1,600 mm" },
    ],
    note: "XPA in place of SPA is the same section with raw, cogged edges.",
  },
  {
    code: "5V1250",
    parts: [
      { text: "5V", meaning: "wedge section 5V, in metric terms 15N" },
      { text: "1250", meaning: "effective length 125.0 in = 3,175 mm" },
    ],
    note: "5VX in place of 5V is the same section with raw, cogged edges.",
  },
  {
    code: "6PK1200",
    parts: [
      { text: "6", meaning: "six ribs, 21.36 mm wide" },
      { text: "PK", meaning: "rib profile PK, pitch 3.56 mm" },
      { text: "1200", meaning: "effective length 1,200 mm" },
    ],
  },
  {
    code: "10PJ610",
    parts: [
      { text: "10", meaning: "ten ribs, 23.4 mm wide" },
      { text: "PJ", meaning: "rib profile PJ, pitch 2.34 mm" },
      { text: "610", meaning: "effective length 610 mm" },
    ],
  },
  {
    code: "270L075",
    parts: [
      { text: "270", meaning: "pitch length 27.0 in, 72 teeth = 685.8 mm" },
      { text: "L", meaning: "profile L, pitch 9.525 mm" },
      { text: "075", meaning: "width 0.75 in = 19.1 mm" },
    ],
    note: "The printed length is rounded: teeth times pitch is the true one.",
  },
  {
    code: "480H100",
    parts: [
      { text: "480", meaning: "pitch length 48.0 in, 96 teeth = 1,219.2 mm" },
      { text: "H", meaning: "profile H, pitch 12.7 mm" },
      { text: "100", meaning: "width 1.00 in = 25.4 mm" },
    ],
    note: "The printed length is rounded: teeth times pitch is the true one.",
  },
  {
    code: "1200-8M-30",
    parts: [
      { text: "1200", meaning: "pitch length 1,200 mm, 150 teeth" },
      { text: "8M", meaning: "rounded tooth, pitch 8 mm" },
      { text: "30", meaning: "width 30 mm" },
    ],
  },
  {
    code: "S8M-1200",
    parts: [
      { text: "S8M", meaning: "Super Torque profile, pitch 8 mm" },
      { text: "1200", meaning: "pitch length 1,200 mm, 150 teeth" },
    ],
  },
  {
    code: "AT10",
    parts: [
      { text: "AT", meaning: "profile AT, wider tooth than T" },
      { text: "10", meaning: "pitch 10 mm" },
    ],
    note: "T and AT belts of one pitch need pulleys of their own profile.",
  },
  {
    code: "W16",
    parts: [
      { text: "W", meaning: "wide belt for adjustable pulleys" },
      { text: "16", meaning: "top width 16 mm" },
    ],
  },
];

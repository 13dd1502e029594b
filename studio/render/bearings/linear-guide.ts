import { circle } from "../places.ts";
import type { Group, Outline, Part } from "../scene.ts";

/** A guide of size 25: rail 23 wide, carriage 48 wide, 36 high together. */
const railLength = 190;
const carriageLength = 62;
const capThick = 9;

/** Half outlines from the middle outwards, sideways and up from the rail's foot. */
const railHalf: Outline = [
  [10.6, 22],
  [11.5, 21.1],
  [11.5, 17.6],
  [9.6, 15.4],
  [9.6, 12.6],
  [11.5, 10.4],
  [11.5, 0.8],
  [10.7, 0],
];
const carriageHalf: Outline = [
  [22.8, 36],
  [24, 34.8],
  [24, 7],
  [23, 6],
  [13.6, 6],
  [12.4, 7.2],
  [12.4, 10],
  [10.5, 12.4],
  [10.5, 15.6],
  [12.4, 18],
  [12.4, 22.9],
];

/** A profile rail along x on the ground with its carriage; rail bores closed by caps. */
export function linearGuide(): Group["parts"] {
  const along = { turnDeg: [90, 0, 90] } as const;
  const holes = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x * 17.5, y * 17.5] as const));
  const caps = [-75, -45, 45, 75];
  return [
    {
      shape: { kind: "extruded", outline: mirrored(railHalf), heightMm: railLength, bevelMm: 0.3 },
      material: "ground-steel",
      places: [{ ...along, at: [-railLength / 2, 0, 0] }],
    },
    {
      shape: { kind: "extruded", outline: circle(5.5, 48), heightMm: 0.08, bevelMm: 0.03 },
      material: "nitrile-rubber",
      places: caps.map((x) => ({ at: [x, 0, 21.98] as const })),
    },
    {
      shape: {
        kind: "cut",
        body: {
          kind: "extruded",
          outline: mirrored(carriageHalf),
          heightMm: carriageLength,
          bevelMm: 0.4,
        },
        away: [
          {
            shape: { kind: "extruded", outline: circle(2.6, 32), heightMm: 12 },
            // In the carriage's local coordinates, its length is z and up is y.
            places: holes.map(([x, y]) => ({
              at: [y, 27, carriageLength / 2 + x] as const,
              turnDeg: [-90, 0, 0] as const,
            })),
          },
        ],
      },
      material: "ground-steel",
      places: [{ ...along, at: [-carriageLength / 2, 0, 0] }],
    },
    ...[-1, 1].map((side) => endCap(side)),
  ];
}

function endCap(side: number): Part {
  const half = carriageHalf.map(([y, z]): [number, number] => [y * 0.985, z > 23 ? z - 0.9 : z]);
  const start = side > 0 ? carriageLength / 2 : -carriageLength / 2 - capThick;
  return {
    shape: { kind: "extruded", outline: mirrored(half), heightMm: capThick, bevelMm: 0.8 },
    material: "nitrile-rubber",
    places: [{ at: [start, 0, 0], turnDeg: [90, 0, 90] }],
  };
}

function mirrored(half: Outline): Outline {
  const left = half.map(([x, y]): [number, number] => [-x, y]);
  return [...half, ...left.toReversed()];
}

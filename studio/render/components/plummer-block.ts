import { circle, rounded } from "../places.ts";
import type { Body, Group, Outline, Part } from "../scene.ts";
import { hexagon } from "./fasteners.ts";

/** SNL 507-606: length and width of the foot, its height, the axis, the bolt holes and their distance. */
const size = {
  length: 185,
  foot: 52,
  footHeight: 22,
  axis: 50,
  apart: 150,
  slot: [20, 15],
} as const;

/** Usual proportions: the cap's radius, the housing's depth, its seat and its openings, the cap bolts. */
const usual = { cap: 43, depth: 76, seat: 36, opening: 23, boltAt: 53 } as const;

/** A split plummer block on the ground, without its bearing; the shaft runs along y. */
export function plummerBlock(): Group["parts"] {
  const upright = { turnDeg: [90, 0, 0] } as const;
  return [
    {
      shape: {
        kind: "cut",
        // Cut apart first, since bodies that are cut away together mustn't cross.
        body: {
          kind: "cut",
          body: { kind: "cast", radiusMm: 2.6, bodies: bodies() },
          away: [
            {
              shape: { kind: "extruded", outline: rounded(220, 140, 1), heightMm: 0.7 },
              places: [{ at: [0, 0, size.axis - 0.35] }],
            },
          ],
        },
        away: [
          {
            shape: { kind: "turned", profile: bore() },
            places: [{ ...upright, at: [0, 0, size.axis] }],
          },
          {
            shape: {
              kind: "extruded",
              outline: rounded(size.slot[0], size.slot[1], 7),
              heightMm: size.axis - 8,
            },
            places: [-1, 1].map((side) => ({ at: [(side * size.apart) / 2, 0, -2] as const })),
          },
        ],
      },
      material: "painted-iron",
    },
    ...[-1, 1].map((side) => capBolt(side * usual.boltAt)),
  ];
}

function bodies(): Body[] {
  const { length, foot, footHeight, axis } = size;
  const { cap, depth, boltAt } = usual;
  const upright = { turnDeg: [90, 0, 0] } as const;
  const shoulders: Outline = [
    [-boltAt - 10, 2],
    [boltAt + 10, 2],
    [boltAt + 10, axis + 9],
    [-boltAt - 10, axis + 9],
  ];
  return [
    { shape: { kind: "extruded", outline: rounded(length, foot, 14), heightMm: footHeight } },
    {
      shape: { kind: "extruded", outline: circle(cap, 128), heightMm: depth },
      places: [{ ...upright, at: [0, depth / 2, axis] }],
    },
    // The base below the bearing is as wide as the cap.
    {
      shape: { kind: "extruded", outline: rounded(2 * cap - 4, depth, 8), heightMm: axis - 6 },
    },
    {
      shape: { kind: "extruded", outline: shoulders, heightMm: foot * 0.62 },
      places: [{ ...upright, at: [0, foot * 0.31, 0] }],
    },
  ];
}

/** A seat inside, and narrower openings with a groove for seals on both sides. */
function bore(): Outline {
  const { depth, seat, opening } = usual;
  const half = depth / 2;
  const side: Outline = [
    [opening, half + 3],
    [opening, half - 4],
    [opening + 4, half - 4],
    [opening + 4, half - 8],
    [opening, half - 8],
    [opening, half - 11],
    [seat, half - 11],
  ];
  return [
    [0, -half - 3],
    ...side.map(([r, z]): [number, number] => [r, -z]),
    ...side.toReversed(),
    [0, half + 3],
  ];
}

/** A hexagon head on its washer, on a shoulder of the cap. */
function capBolt(x: number): Group {
  return {
    parts: [
      {
        shape: { kind: "extruded", outline: circle(10, 64), heightMm: 2, bevelMm: 0.3 },
        material: "sheet-steel",
      } satisfies Part,
      hexagon(16, 6.5, 2),
    ],
    place: { at: [x, 0, size.axis + 9], turnDeg: [0, 0, 18] },
  };
}

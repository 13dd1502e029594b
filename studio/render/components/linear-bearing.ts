import { around, onCircle } from "../places.ts";
import type { Group, Outline } from "../scene.ts";

/** LM20UU: shaft, outside diameter and length; the grooves for retaining rings. */
const size = {
  shaft: 20,
  outside: 32,
  length: 42,
  groove: 1.6,
  apart: 30.5,
  inGroove: 30.5,
} as const;

/** Usual inner proportions: rows of balls, their diameter, and the sleeve's inside. */
const inside = { rows: 5, ballMm: 3.175, sleeve: 12.9 } as const;

/** A linear ball bearing around z, its middle at the origin. */
export function linearBearing(): Group["parts"] {
  const half = size.length / 2;
  const [bore, sleeve] = [size.shaft / 2, inside.sleeve];
  const cage: Outline = [
    [bore + 1.3, -half + 2.2],
    [sleeve - 0.05, -half + 2.2],
    [sleeve - 0.05, half - 2.2],
    [bore + 1.3, half - 2.2],
  ];
  const seal = (side: 1 | -1): Outline => [
    [bore + 0.15, side * (half - 2.4)],
    [sleeve - 0.02, side * (half - 2.4)],
    [sleeve - 0.02, side * (half - 0.5)],
    [sleeve - 0.8, side * (half - 0.2)],
    [bore + 1.3, side * (half - 0.35)],
    [bore + 0.15, side * (half - 1.1)],
  ];
  const along = Array.from({ length: 9 }, (_, index) => (index - 4) * (inside.ballMm + 0.15));
  return [
    { shape: { kind: "turned", profile: sleeveOutline(half) }, material: "ground-steel" },
    { shape: { kind: "turned", profile: cage }, material: "polyamide" },
    ...([1, -1] as const).map((side) => ({
      shape: { kind: "turned" as const, profile: seal(side) },
      material: "nitrile-rubber" as const,
    })),
    {
      shape: { kind: "ball", diameterMm: inside.ballMm },
      material: "polished-steel",
      places: around(inside.rows, (deg) =>
        along.map((z) => onCircle(bore + inside.ballMm / 2, deg + 18, z)),
      ).flat(),
    },
  ];
}

function sleeveOutline(half: number): Outline {
  const outer = size.outside / 2;
  const root = size.inGroove / 2;
  const groove = (side: 1 | -1): Outline => {
    const [near, far] = [size.apart / 2 - size.groove, size.apart / 2];
    const points: Outline = [
      [outer, near],
      [root, near],
      [root, far],
      [outer, far],
    ];
    return side === 1 ? points : points.toReversed().map(([r, z]) => [r, -z]);
  };
  return [
    [inside.sleeve, -half + 0.3],
    [inside.sleeve + 0.3, -half],
    [outer - 0.8, -half],
    [outer, -half + 0.8],
    ...groove(-1),
    ...groove(1),
    [outer, half - 0.8],
    [outer - 0.8, half],
    [inside.sleeve + 0.3, half],
    [inside.sleeve, half - 0.3],
  ];
}

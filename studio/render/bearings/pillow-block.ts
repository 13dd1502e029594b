import type { HousedUnit } from "../../../catalogue/bearings/housed-unit.ts";
import { circle, rounded } from "../places.ts";
import type { Body, Group, Outline, Part } from "../scene.ts";
import { getUnit, greaseNipple, housingMm, seat } from "./housing.ts";
import { insertBearing } from "./insert-bearing.ts";

/** A pillow block on the ground, its shaft along y and the set screws towards the viewer. */
export function pillowBlock(code: string): Group["parts"] {
  const unit = getUnit(code);
  const height = housingMm(unit, "H");
  const dome = housingMm(unit, "H2") - height;
  return [
    housing(unit),
    { parts: insertBearing(unit), place: { at: [0, 0, height], turnDeg: [90, 0, 0] } },
    {
      shape: greaseNipple(),
      material: "machined-brass",
      places: [
        { at: [dome * Math.sin(0.6), 0, height + dome * Math.cos(0.6)], turnDeg: [0, 34.4, 0] },
      ],
    },
  ];
}

function housing(unit: HousedUnit): Part {
  const height = housingMm(unit, "H");
  const [width, spacing] = [housingMm(unit, "A"), housingMm(unit, "J")];
  const [slotWidth, slotLength] = [housingMm(unit, "N"), housingMm(unit, "N1")];
  // The casting is narrower about the insert than at its base.
  const depth = width * 0.66;
  const bore = unit.insertOutsideDiameterMm / 2;
  return {
    shape: {
      kind: "cut",
      body: { kind: "cast", radiusMm: 2.6, bodies: bodies(unit, depth) },
      away: [
        {
          shape: seat(bore * 0.97, -depth / 2, depth / 2),
          places: [{ at: [0, 0, height], turnDeg: [90, 0, 0] }],
        },
        {
          shape: {
            kind: "extruded",
            outline: rounded(slotLength, slotWidth, slotWidth / 2 - 0.01),
            heightMm: height,
          },
          places: [-1, 1].map((side) => ({ at: [(side * spacing) / 2, 0, -2] as const })),
        },
      ],
    },
    material: "painted-iron",
  };
}

function bodies(unit: HousedUnit, depth: number): Body[] {
  const height = housingMm(unit, "H");
  const dome = housingMm(unit, "H2") - height;
  const [length, width, foot] = ["L", "A", "H1"].map((letter) => housingMm(unit, letter));
  if (length === undefined || width === undefined || foot === undefined) return [];
  const upright = { turnDeg: [90, 0, 0] } as const;
  return [
    {
      shape: { kind: "extruded", outline: rounded(length, width, width * 0.3), heightMm: foot },
    },
    {
      shape: { kind: "extruded", outline: circle(dome, 96), heightMm: depth },
      places: [{ ...upright, at: [0, depth / 2, height] }],
    },
    {
      shape: { kind: "extruded", outline: flanks(dome, height, foot), heightMm: depth * 0.8 },
      places: [{ ...upright, at: [0, depth * 0.4, 0] }],
    },
  ];
}

/** The webs between the dome and the feet, hollow on both sides. */
function flanks(dome: number, height: number, foot: number): Outline {
  const reach = dome * 1.32;
  const start = dome * 0.97;
  const curve = Array.from({ length: 9 }, (_, index): [number, number] => {
    const t = index / 8;
    return [reach + (start - reach) * t ** 0.5, foot * 0.8 + (height - foot * 0.8) * t];
  });
  return [
    [-reach, 1],
    [reach, 1],
    ...curve,
    ...curve.toReversed().map(([x, y]): [number, number] => [-x, y]),
  ];
}

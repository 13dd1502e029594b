import type { HousedUnit } from "../../../catalogue/bearings/housed-unit.ts";
import { circle, rounded } from "../places.ts";
import type { Group, Part } from "../scene.ts";
import { getUnit, greaseNipple, housingMm, seat } from "./housing.ts";
import { insertBearing } from "./insert-bearing.ts";

/** Outside of the housing's head as a multiple of the insert's, as in the unit's drawing. */
const headShare = 1.28;

/** A square flange unit around z, its mounting face on z = 0 and the set screws up. */
export function flangeUnit(code: string): Group["parts"] {
  const unit = getUnit(code);
  const [thick, deep] = [housingMm(unit, "A1"), housingMm(unit, "A")];
  const head = (unit.insertOutsideDiameterMm / 2) * headShare;
  return [
    housing(unit, head),
    { parts: insertBearing(unit), place: { at: [0, 0, housingMm(unit, "A2")] } },
    {
      shape: greaseNipple(),
      material: "machined-brass",
      places: [{ at: [0, -head + 0.5, (thick + deep) / 2 + 1], turnDeg: [90, 0, 0] }],
    },
  ];
}

function housing(unit: HousedUnit, head: number): Part {
  const [side, spacing, hole] = ["L", "J", "N"].map((letter) => housingMm(unit, letter));
  const [thick, deep] = [housingMm(unit, "A1"), housingMm(unit, "A")];
  if (side === undefined || spacing === undefined || hole === undefined) throw new Error(unit.code);
  const bolts = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => [(x * spacing) / 2, (y * spacing) / 2] as const),
  );
  return {
    shape: {
      kind: "cut",
      body: {
        kind: "cast",
        radiusMm: 2.4,
        bodies: [
          {
            shape: {
              kind: "extruded",
              outline: rounded(side, side, (side - spacing) / 2),
              heightMm: thick,
            },
          },
          {
            shape: {
              kind: "turned",
              profile: [
                [0, 0],
                [head * 1.03, 0],
                [head * 0.97, deep],
                [0, deep],
              ],
            },
          },
        ],
      },
      away: [
        { shape: seat((unit.insertOutsideDiameterMm / 2) * 0.97, 0, deep) },
        {
          shape: { kind: "extruded", outline: circle(hole / 2, 48), heightMm: 3 * thick },
          places: bolts.map(([x, y]) => ({ at: [x, y, -thick] as const })),
        },
      ],
    },
    material: "painted-iron",
  };
}

import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { bothHalves } from "./draw-seal-halves.ts";
import { boreDimension, insertFace, insertReach, insertSection } from "./draw-unit-insert.ts";
import { faceWithHoles, housing, measured, type UnitView } from "./draw-unit-view.ts";
import type { Dimension } from "./drawing.ts";
import { arcTo, circle, closedOutline, corner, rectangle } from "./outline.ts";

/** Outside diameter of the housing's head as a multiple of the insert's; the data lacks it. */
const headShare = 1.28;

/**
 * Draws a UCF unit (square flange) from the side opposite its mounting face. The shaft's centre is at
 * the origin.
 */
export function flangeFront(unit: HousedUnit): UnitView {
  const L = housing(unit, "L");
  const J = housing(unit, "J");
  const N = housing(unit, "N");
  const insert = unit.insertOutsideDiameterMm / 2;
  // Rounded about the bolt holes.
  const rounding = (L - J) / 2;
  const bolts = [-1, 1].flatMap((x) => [-1, 1].map((y) => [(x * J) / 2, (y * J) / 2] as const));
  return {
    bounds: { x: -L / 2, y: -L / 2, width: L, height: L },
    shapes: [
      faceWithHoles(rectangle(-L / 2, -L / 2, L / 2, L / 2, rounding), [
        [[0, 0], insert],
        ...bolts.map((centre) => [centre, N / 2] as const),
      ]),
      faceWithHoles(circle([0, 0], insert * headShare), [[[0, 0], insert]]),
      ...insertFace(unit),
    ],
    centreLines: [
      [
        [-L / 2, 0],
        [L / 2, 0],
      ],
      [
        [0, -L / 2],
        [0, L / 2],
      ],
      ...bolts.flatMap(([x, y]) => [
        [[x - N / 2, y] as const, [x + N / 2, y] as const] as const,
        [[x, y - N / 2] as const, [x, y + N / 2] as const] as const,
      ]),
    ],
    dimensions: [
      measured({ at: ["below", 1], from: [-J / 2, J / 2], to: [J / 2, J / 2], mm: J }),
      measured({
        at: ["below", 2],
        from: [-L / 2, L / 2 - rounding],
        to: [L / 2, L / 2 - rounding],
        mm: L,
      }),
      {
        from: [-J / 2 - N / 2, -J / 2],
        to: [-J / 2 + N / 2, -J / 2],
        side: "above",
        row: 1,
        label: `4 × Ø${N}`,
      },
    ],
  };
}

/**
 * Draws a UCF unit cut along its shaft, the mounting face on the left.
 *
 * @param x Position of the mounting face, in mm.
 */
export function flangeSection(unit: HousedUnit, x: number): UnitView {
  const L = housing(unit, "L");
  const A = housing(unit, "A");
  const A0 = housing(unit, "A0");
  const A1 = housing(unit, "A1");
  const A2 = housing(unit, "A2");
  const sphere = unit.insertOutsideDiameterMm / 2;
  const head = sphere * headShare;
  const [left] = insertReach(unit);
  const [back, front] = [left * 0.72, A - A2];
  const backSeat = Math.sqrt(sphere ** 2 - back ** 2);
  const frontSeat = Math.sqrt(sphere ** 2 - front ** 2);
  return {
    bounds: { x, y: -L / 2, width: A0, height: L },
    shapes: [
      bothHalves(
        "steel-right",
        closedOutline([
          corner(x, backSeat),
          corner(x, L / 2),
          corner(x + A1, L / 2, A1 * 0.2),
          corner(x + A1, head, A1 * 0.25),
          corner(x + A, head * 0.97, (A - A1) * 0.25),
          corner(x + A, frontSeat),
          arcTo(x + A2 - back, backSeat, sphere, 1),
        ]),
      ),
      ...insertSection(unit, x + A2, [
        { x, radius: backSeat },
        { x: x + A, radius: frontSeat },
      ]),
    ],
    centreLines: [
      [
        [x, 0],
        [x + A0, 0],
      ],
      [
        [x + A2, -L / 2],
        [x + A2, L / 2],
      ],
    ],
    dimensions: depths(unit, x),
  };
}

function depths(unit: HousedUnit, x: number): Dimension[] {
  const L = housing(unit, "L");
  const A = housing(unit, "A");
  const A0 = housing(unit, "A0");
  const A1 = housing(unit, "A1");
  const A2 = housing(unit, "A2");
  const bottom = L / 2;
  const head = (unit.insertOutsideDiameterMm / 2) * headShare;
  return [
    measured({ at: ["above", 1], from: [x, -bottom], to: [x + A1, -bottom], mm: A1 }),
    measured({ at: ["below", 1], from: [x, bottom], to: [x + A2, bottom], mm: A2 }),
    measured({ at: ["below", 2], from: [x, bottom], to: [x + A, head * 0.9], mm: A }),
    measured({ at: ["below", 3], from: [x, bottom], to: [x + A0, unit.boreMm / 2], mm: A0 }),
    boreDimension(unit, x + A0, 1),
  ];
}

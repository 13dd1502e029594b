import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { insertReach, insertSection } from "./draw-unit-insert.ts";
import type { Dimension, Drawing } from "./drawing.ts";

/**
 * Draws the insert bearing of a housed unit in section along its axis, true to scale. x = 0 is the
 * middle of its balls, the long side with the set screw is on the right.
 */
export function drawInsert(unit: HousedUnit): Drawing {
  const { boreMm: d, insertOutsideDiameterMm: D, insertWidthMm: B, insert } = unit;
  const [left, right] = insertReach(unit);
  return {
    title: `Cross-section of insert bearing ${insert}`,
    description: `Section through the axis of the insert bearing ${insert}, true to scale: bore ${d} mm, outside diameter ${D} mm, width of the inner ring ${B} mm, ${left} mm from its face to the middle of the balls.`,
    bounds: { x: -left, y: -D / 2, width: B, height: D },
    shapes: insertSection(unit, 0, []),
    centreLines: [
      [
        [-left, 0],
        [right, 0],
      ],
    ],
    dimensions: [
      width([-left, right], d, 2, `B ${B}`),
      width([-left, 0], d, 1, `S ${left}`),
      { from: [0, -D / 2], to: [0, D / 2], side: "left", row: 1, label: `Ø${D}` },
      { from: [right, -d / 2], to: [right, d / 2], side: "right", row: 1, label: `Ø${d}` },
    ],
  };
}

function width(
  [from, to]: readonly [number, number],
  bore: number,
  row: number,
  label: string,
): Dimension {
  return { from: [from, -bore / 2], to: [to, -bore / 2], side: "above", row, label };
}

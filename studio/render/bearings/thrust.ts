import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import { thrustBalls } from "../../internals/ball-set.ts";
import { around, circle, onCircle } from "../places.ts";
import type { Group, Part } from "../scene.ts";
import { ring } from "./ring.ts";
import { balls } from "./rolling.ts";
import { getBox, getSection } from "./section-of.ts";

/**
 * A thrust ball bearing around z: the housing washer below, balls in their cage, and the shaft washer,
 * with its groove up; in use it rests on the balls.
 */
export function thrust(code: string): { housing: Part; balls: Group["parts"]; shaft: Part } {
  const bearing = getBearing(code);
  const section = getSection(bearing);
  const { size, middle } = getBox(section.rolling[0]);
  const { count } = thrustBalls(bearing);
  const cage = section.cage.map(getBox);
  const inside = Math.min(...cage.map((box) => box.middle[0] - box.size[0] / 2));
  const outside = Math.max(...cage.map((box) => box.middle[0] + box.size[0] / 2));
  const heightMm = cage[0]?.size[1] ?? 0;
  const pockets = around(count, (deg) => {
    const [x = 0, y = 0] = onCircle(middle[0], deg).at ?? [];
    return circle(size[0] * 0.515, 48, [x, y]);
  });
  const plate: Part = {
    shape: {
      kind: "extruded",
      outline: circle(outside, 160),
      holes: [circle(inside, 128), ...pockets],
      heightMm,
      bevelMm: heightMm * 0.14,
    },
    material: "sheet-steel",
    places: [{ at: [0, 0, -heightMm / 2] }],
  };
  return {
    // In the drawing it is on the right.
    housing: { ...ring(section.outer), places: [{ turnDeg: [180, 0, 0] }] },
    balls: [balls(size[0], middle[0], count), plate],
    shaft: ring(section.inner),
  };
}

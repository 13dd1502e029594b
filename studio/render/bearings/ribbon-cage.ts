import { around, onCircle } from "../places.ts";
import type { Part, Vector } from "../scene.ts";

type Balls = { readonly count: number; readonly sizeMm: number; readonly pitchMm: number };

const stepsPerBall = 28;
const stepsAcross = 10;

/**
 * A cage pressed from two strips of steel, which bulge around the balls and are riveted between them.
 *
 * @param balls Their number and diameter, and the radius of the circle through their centres.
 * @param sides Strips to include: 1 is the upper one.
 */
export function ribbonCage(balls: Balls, sides: readonly (-1 | 1)[] = [-1, 1]): Part[] {
  const strips = sides.map((side): Part => ({
    shape: { kind: "sheet", rows: strip(balls, side), thicknessMm: thickness(balls), closed: true },
    material: "sheet-steel",
  }));
  return sides.length === 2 ? [...strips, rivets(balls)] : strips;
}

function thickness({ sizeMm }: Balls): number {
  return 0.06 * sizeMm;
}

function strip(balls: Balls, side: -1 | 1): Vector[][] {
  const { count, sizeMm, pitchMm } = balls;
  const half = 0.24 * sizeMm;
  const around_ = count * stepsPerBall;
  return Array.from({ length: around_ }, (_, step) => {
    const angle = (step / around_) * 2 * Math.PI;
    const toBall =
      ((step % stepsPerBall) / stepsPerBall - Math.round((step % stepsPerBall) / stepsPerBall)) /
      count;
    return Array.from({ length: stepsAcross + 1 }, (__, index): Vector => {
      const radius = pitchMm - half + (2 * half * index) / stepsAcross;
      const along = radius * Math.sin(toBall * 2 * Math.PI);
      const across = radius * Math.cos(toBall * 2 * Math.PI) - pitchMm;
      const z = side * height(balls, Math.hypot(along, across));
      return [radius * Math.cos(angle), radius * Math.sin(angle), z];
    });
  });
}

/** Height of a strip above the middle plane at a distance from a ball's axis. */
function height(balls: Balls, distance: number): number {
  const { sizeMm } = balls;
  const flat = thickness(balls) / 2;
  const pocket = 0.555 * sizeMm;
  const bulge = distance < pocket ? Math.sqrt(pocket ** 2 - distance ** 2) : 0;
  // The sheet doesn't fold: it bends with a radius of about its thickness.
  const bend = 0.12 * sizeMm;
  const near = Math.max(0, bend - Math.abs(bulge - flat)) / bend;
  return Math.max(bulge, flat) + (near * near * bend) / 4;
}

function rivets(balls: Balls): Part {
  const { count, sizeMm, pitchMm } = balls;
  const [radius, high] = [0.085 * sizeMm, thickness(balls) * 1.9];
  const dome = Array.from({ length: 7 }, (_, index): [number, number] => {
    const angle = (index / 6) * (Math.PI / 2);
    return [radius * Math.cos(angle), high * 0.55 + high * 0.45 * Math.sin(angle)];
  });
  const under = dome.toReversed().map(([r, z]): [number, number] => [r, -z]);
  return {
    shape: { kind: "turned", profile: [...under, ...dome] },
    material: "sheet-steel",
    places: around(count, (deg) => onCircle(pitchMm, deg + 180 / count)),
  };
}

import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import { cageTurnsByOuterRing, deepGrooveBalls } from "../../internals/ball-set.ts";
import { beltPath, type Wheel } from "../../internals/belt-path.ts";
import { beltTooth } from "../belts/tooth.ts";

/**
 * The drive looks the same after one loop: six teeth are one arm of the large pulley, one hole of the
 * small one, and one ball of the tensioner.
 */
export const teethPerLoop = 6;

export const tooth = beltTooth("HTD-8M");
/** A pulley's groove is a little wider than the tooth. */
export const groove = beltTooth("HTD-8M", 0.12);

export const bearing = getBearing("6207");
export const balls = deepGrooveBalls(bearing);

export const smallTeeth = 24;
export const largeTeeth = 48;

/** Radius of the belt's pitch line on the tensioner, in which exactly one ball passes per loop. */
export const tensionerPitchRadius =
  (teethPerLoop * tooth.pitchMm * cageTurnsByOuterRing(balls) * balls.count) / (2 * Math.PI);

/** Start of the search for the tensioner's position. */
const lowestMm = -55;

/** The large pulley, the small one, and the tensioner that presses on the slack side. */
export const wheels = tensioned();
export const path = beltPath(wheels);

/** Angle of a pulley's first groove once the belt has moved by this length. */
export function grooveAngleDeg(index: 0 | 1, movedMm: number): number {
  const [contact, wheel] = [path.contacts[index], wheels[index]];
  if (!contact) throw new Error("both pulleys carry the belt");
  return contact.angle + ((movedMm - contact.start) / wheel.radius) * (180 / Math.PI);
}

/** Presses the tensioner in until the belt has a whole number of loops. */
function tensioned(): readonly [Wheel, Wheel, Wheel] {
  const radius = (teeth: number): number => (teeth * tooth.pitchMm) / (2 * Math.PI);
  const at = (y: number): readonly [Wheel, Wheel, Wheel] => [
    { x: 110, y: 22, radius: radius(largeTeeth), touches: "teeth" },
    { x: -118, y: 26, radius: radius(smallTeeth), touches: "teeth" },
    { x: -22, y, radius: tensionerPitchRadius, touches: "back" },
  ];
  const length = (y: number): number => beltPath(at(y)).length;
  const loop = teethPerLoop * tooth.pitchMm;
  const wanted = Math.ceil(length(lowestMm) / loop) * loop;
  let [low, high] = [lowestMm, 40];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (length(middle) < wanted) low = middle;
    else high = middle;
  }
  return at(low);
}

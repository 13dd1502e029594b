import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { cageTurnsByOuterRing, deepGrooveBalls } from "../internals/ball-set.ts";
import { beltPath, type BeltPath, type Wheel } from "../internals/belt-path.ts";
import { htd8mTooth } from "../internals/htd-tooth.ts";
import { centreCross, place, toPixels } from "../svg/annotate.ts";
import { palette } from "../svg/palette.ts";
import { at, circle, path } from "../svg/shapes.ts";
import { machinedRing, outline, steelDefs, thinLine } from "../svg/steel.ts";
import { deepGrooveFront } from "../views/ball-front.ts";
import { pulleyFront, type PulleyShape } from "../views/pulley-front.ts";
import { timingBelt } from "../views/timing-belt.ts";

const tooth = htd8mTooth();
/** A pulley's groove is a little wider than the tooth. */
const groove = htd8mTooth(0.09);
const bearing = getBearing("6205");
const balls = deepGrooveBalls(bearing);

/** Teeth that pass in one loop: one turn of the large pulley, two of the small one. */
const teethPerLoop = 50;
const ballsPerLoop = 11;

const small = { teeth: 25, hub: 19, bush: 15.5, shaft: 9.5, arms: 0 } satisfies PulleyShape;
const large = { teeth: 50, hub: 23, bush: 18, shaft: 12.5, arms: 5 } satisfies PulleyShape;

/**
 * The tensioner rolls on the belt's back. Its size is chosen so that in one loop its cage passes
 * a whole number of balls: that is what makes the loop seamless.
 */
const rollerPitchRadius =
  (teethPerLoop * tooth.pitchMm * cageTurnsByOuterRing(balls) * balls.count) /
  (2 * Math.PI * ballsPerLoop);
const rollerRadius = rollerPitchRadius - tooth.backMm;

const view = { x: 262, y: 505, scale: 6.1 } as const;
const wheels = tensioned();
const belt = beltPath(wheels);

/** Two pulleys, a timing belt, and a tensioner whose bearing turns. `t` runs from 0 to 1. */
export function drive(t: number): string {
  const moved = t * teethPerLoop * tooth.pitchMm;
  const [first, roller, last] = wheels;
  return [
    steelDefs(view.scale),
    ...wheels.map((wheel) =>
      centreCross(toPixels(view, [wheel.x, wheel.y]), (wheel.radius + 14) * view.scale),
    ),
    place(
      view,
      at(first.x, first.y, pulleyFront(small, groove, turnOf(0, moved))),
      at(last.x, last.y, pulleyFront(large, groove, turnOf(2, moved))),
      at(roller.x, roller.y, tensioner(t)),
      timingBelt(belt, tooth, moved),
    ),
  ].join("");
}

/** Angle at which the groove of the tooth that started at 0 stands now. */
function turnOf(index: number, moved: number): number {
  const contact = belt.contacts[index];
  const wheel = wheels[index];
  if (contact === undefined || wheel === undefined) throw new Error("no such wheel");
  return contact.angle + ((moved - contact.start) / wheel.radius) * (180 / Math.PI);
}

/** A steel roller on a bearing: the outer ring turns, the inner one is held by a bolt. */
function tensioner(t: number): string {
  const outer = bearing.outsideDiameterMm / 2;
  const cage = -(t * ballsPerLoop * 360) / balls.count;
  return [
    machinedRing(rollerRadius, outer, { outer: 0.9, inner: 0.3 }, "castFace"),
    deepGrooveFront(bearing, balls, { cage, cut: [-100, 0] }),
    bolt(bearing.boreMm / 2),
  ].join("");
}

function bolt(radius: number): string {
  const across = radius * 0.66;
  const hexagon = Array.from({ length: 6 }, (_, index) => {
    const angle = ((index * 60 + 12) * Math.PI) / 180;
    return `${(across * Math.cos(angle)).toFixed(3)} ${(across * Math.sin(angle)).toFixed(3)}`;
  }).join("L");
  return [
    machinedRing(radius + 1.6, 0.001, { outer: 0.7, inner: 0 }),
    path(`M${hexagon}Z`, { ...outline, fill: "url(#casting)" }),
    circle(across * 0.8, { ...thinLine, stroke: palette.steel4 }),
  ].join("");
}

/** Presses the tensioner down until the belt has a whole number of teeth. */
function tensioned(): readonly [Wheel, Wheel, Wheel] {
  const radius = (teeth: number): number => (teeth * tooth.pitchMm) / (2 * Math.PI);
  const at_ = (y: number): readonly [Wheel, Wheel, Wheel] => [
    { x: 0, y: 0, radius: radius(small.teeth), touches: "teeth" },
    { x: 78, y, radius: rollerPitchRadius, touches: "back" },
    { x: 172, y: 18, radius: radius(large.teeth), touches: "teeth" },
  ];
  const length = (y: number): number => (beltPath(at_(y)) satisfies BeltPath).length;
  const wanted = Math.ceil(length(-38) / tooth.pitchMm) * tooth.pitchMm;
  let [low, high] = [-38, 0];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (length(middle) < wanted) low = middle;
    else high = middle;
  }
  return at_(low);
}

import type { Point } from "../../catalogue/drawing/drawing.ts";
import { beltPath, type Wheel } from "../internals/belt-path.ts";
import { htd8mTooth } from "../internals/htd-tooth.ts";
import { centreCross, dimension, place, toPixels, type Placing } from "../svg/annotate.ts";
import { palette } from "../svg/palette.ts";
import { circle, faded } from "../svg/shapes.ts";
import { steelDefs, thinLine } from "../svg/steel.ts";
import { pulleyFront, type PulleyShape } from "../views/pulley-front.ts";
import { timingBelt } from "../views/timing-belt.ts";
import { pulse } from "./timeline.ts";

const tooth = htd8mTooth();
const groove = htd8mTooth(0.09);
const pulley = { teeth: 24, hub: 19, bush: 15.5, shaft: 9.5, arms: 0 } satisfies PulleyShape;
const radius = (pulley.teeth * tooth.pitchMm) / (2 * Math.PI);

const view = { x: 520, y: 470, scale: 10.6 } as const;

/** The second pulley is outside the image; its position gives the belt whole teeth. */
const far: Wheel = { x: 220, y: 0, radius: 1.12 * radius, touches: "teeth" };
const wheels = withWholeTeeth();
const belt = beltPath(wheels);
const [first] = belt.contacts;

/** When the pitch is shown; a whole number of teeth has passed by then. */
const markFrom = 7 / 24;

/** One turn of a pulley with 24 teeth of 8M, close up. */
export function timingBeltFilm(t: number): string {
  return steelDefs(view.scale) + timingDrive(view, t) + pitchMark(t);
}

/** The pulley and the belt around it, at a given position. */
function timingDrive(at: Placing, t: number): string {
  const moved = t * pulley.teeth * tooth.pitchMm;
  const turn = first.angle + (moved / radius) * (180 / Math.PI);
  return [
    place(
      at,
      pulleyFront(pulley, groove, turn),
      circle(radius, {
        ...thinLine,
        stroke: palette.steel5,
        "stroke-width": 1.2,
        "stroke-dasharray": "22 4 4 4",
      }),
      timingBelt(belt, tooth, moved),
    ),
    centreCross([at.x, at.y], radius * at.scale + 100),
  ].join("");
}

/** The pitch between two teeth, moving with them on the upper span. */
function pitchMark(t: number): string {
  const spanStart = first.start + first.length;
  const start = Math.ceil((spanStart + 6) / tooth.pitchMm) * tooth.pitchMm;
  const along = start + (t - markFrom) * pulley.teeth * tooth.pitchMm;
  const spot = (s: number): Point => toPixels(view, belt.point(s, tooth.backMm));
  return faded(
    pulse(t, [markFrom, markFrom + 0.06], [0.6, 0.66]),
    dimension({
      from: spot(along),
      to: spot(along + tooth.pitchMm),
      offset: 62,
      label: String(tooth.pitchMm),
      textSize: 28,
    }),
  );
}

function withWholeTeeth(): readonly [Wheel, Wheel] {
  const near: Wheel = { x: 0, y: 0, radius, touches: "teeth" };
  const length = (x: number): number => beltPath([near, { ...far, x }]).length;
  const wanted = Math.ceil(length(far.x) / tooth.pitchMm) * tooth.pitchMm;
  let [low, high] = [far.x, far.x + tooth.pitchMm];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (length(middle) < wanted) low = middle;
    else high = middle;
  }
  return [near, { ...far, x: low }];
}

import type { Point } from "../../catalogue/drawing/drawing.ts";
import { polar } from "../svg/shapes.ts";

/** A wheel that the belt runs over. The belt travels clockwise around the loop. */
export type Wheel = {
  readonly x: number;
  readonly y: number;
  /** Radius of the belt's pitch line on this wheel, in mm. */
  readonly radius: number;
  /** Whether the belt's teeth or its back touch the wheel. */
  readonly touches: "teeth" | "back";
};

/** Position of the belt at a length along its pitch line, and direction of its back. */
export type Spot = { readonly x: number; readonly y: number; readonly back: number };

type Piece = {
  readonly start: number;
  readonly length: number;
  readonly spot: (s: number) => Spot;
};

export type Contact = { readonly start: number; readonly angle: number; readonly length: number };
type Contacts = readonly [Contact, ...Contact[]];

export type BeltPath = {
  readonly length: number;
  readonly spot: (s: number) => Spot;
  /** A point `above` the pitch line (towards the back) at length s. */
  readonly point: (s: number, above: number) => Point;
  /** Length at which the belt first touches each wheel, and the angle there, in degrees. */
  readonly contacts: Contacts;
};

const degrees = 180 / Math.PI;

/** The closed pitch line of a belt around its wheels, in their order. */
export function beltPath(wheels: readonly Wheel[]): BeltPath {
  const tangents = wheels.map((wheel, index) => tangent(wheel, next(wheels, index)));
  const pieces: Piece[] = [];
  const contacts: Contact[] = [];
  let length = 0;
  for (const [index, wheel] of wheels.entries()) {
    const incoming = next(tangents, index - 1 + wheels.length - 1);
    const outgoing = next(tangents, index - 1 + wheels.length);
    const side = wheel.touches === "teeth" ? 1 : -1;
    const sweep = positive((outgoing - incoming) * side);
    const arcLength = (sweep / degrees) * wheel.radius;
    const angle = incoming - 90 * side;
    const start = length;
    contacts.push({ start, angle, length: arcLength });
    pieces.push({ start, length: arcLength, spot: onArc(wheel, angle, side) });
    length += arcLength;
    const from = polarFrom(wheel, outgoing - 90 * side);
    const target = next(wheels, index);
    const to = polarFrom(target, outgoing - 90 * (target.touches === "teeth" ? 1 : -1));
    const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
    pieces.push({ start: length, length: span, spot: onLine(from, outgoing) });
    length += span;
  }
  const total = length;
  const spot = (s: number): Spot => {
    const along = ((s % total) + total) % total;
    const piece = pieces.findLast(({ start }) => start <= along);
    if (piece === undefined) throw new Error("a belt path has pieces");
    return piece.spot(along - piece.start);
  };
  const point = (s: number, above: number): Point => {
    const { x, y, back } = spot(s);
    const [dx, dy] = polar(above, back);
    return [x + dx, y + dy];
  };
  const [first, ...others] = contacts;
  if (first === undefined) throw new Error("a belt needs wheels");
  return { length: total, spot, point, contacts: [first, ...others] };
}

function next<Item>(items: readonly Item[], index: number): Item {
  const item = items[(index + 1) % items.length];
  if (item === undefined) throw new Error("an empty list has no next");
  return item;
}

/** Direction of the common tangent from one wheel to the next, in degrees. */
function tangent(from: Wheel, to: Wheel): number {
  const a = from.touches === "teeth" ? from.radius : -from.radius;
  const b = to.touches === "teeth" ? to.radius : -to.radius;
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const line = Math.atan2(to.y - from.y, to.x - from.x);
  return (line + Math.asin((a - b) / distance)) * degrees;
}

function onArc(wheel: Wheel, angle: number, side: 1 | -1): Piece["spot"] {
  return (s) => {
    const here = angle + (side * s * degrees) / wheel.radius;
    const [x, y] = polarFrom(wheel, here);
    return { x, y, back: side === 1 ? here : here + 180 };
  };
}

function onLine([x, y]: Point, direction: number): Piece["spot"] {
  return (s) => {
    const [dx, dy] = polar(s, direction);
    return { x: x + dx, y: y + dy, back: direction - 90 };
  };
}

function polarFrom(wheel: Wheel, angle: number): Point {
  const [dx, dy] = polar(wheel.radius, angle);
  return [wheel.x + dx, wheel.y + dy];
}

function positive(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

import { ring } from "../drive/shaft.ts";
import type { Group, Outline, Part, Place } from "../scene.ts";

/** Roller chain 08B-1 (ISO 606), in mm. */
const chain = {
  pitch: 12.7,
  roller: 8.51,
  pin: 4.45,
  innerWidth: 7.75,
  innerPlate: 11.8,
  outerPlate: 10.9,
  /** Usual thickness of the plates. */
  plate: 1.55,
  pinLength: 17,
} as const;

type Joint = readonly [x: number, y: number];

/** A chain through these joints, its pins upright, resting on the ground. */
export function rollerChain(joints: readonly Joint[]): Group {
  const half = chain.innerWidth / 2;
  const links = joints.slice(1).map((to, index) => toPlace(joints[index] ?? to, to));
  const inner = links.filter((_, index) => index % 2 === 0);
  const outer = links.filter((_, index) => index % 2 === 1);
  const pins = joints.map(([x, y]): Place => ({ at: [x, y, 0] }));
  return {
    parts: [
      plates(chain.innerPlate, half, inner),
      plates(chain.outerPlate, half + chain.plate + 0.1, outer),
      turned(ring(chain.roller / 2, chain.pin / 2 + 0.05, -half + 0.1, half - 0.1, 0.5), pins),
      turned(pin(), pins),
    ],
    place: { at: [0, 0, chain.pinLength / 2] },
  };
}

/** Joints of a chain wound up from the inside, then running straight out. */
export function coil(innerMm: number, turns: number, straightLinks: number): Joint[] {
  // Plates of neighbouring turns don't touch.
  const growth = (chain.innerPlate * 1.3) / (2 * Math.PI);
  const at = (angle: number): Joint => {
    const radius = innerMm + growth * angle;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const next = (angle: number): number => {
    const [x, y] = at(angle);
    let step = chain.pitch / innerMm;
    for (let trial = 0; trial < 8; trial += 1) {
      const [toX, toY] = at(angle + step);
      step *= chain.pitch / Math.hypot(toX - x, toY - y);
    }
    return angle + step;
  };
  const joints: Joint[] = [];
  for (let angle = 0; angle < turns * 2 * Math.PI; angle = next(angle)) joints.push(at(angle));
  const [before, last] = joints.slice(-2);
  if (!before || !last) return joints;
  const heading = [last[0] - before[0], last[1] - before[1]] as const;
  return [
    ...joints,
    ...Array.from({ length: straightLinks }, (_, index): Joint => {
      return [last[0] + heading[0] * (index + 1), last[1] + heading[1] * (index + 1)];
    }),
  ];
}

function toPlace([fromX, fromY]: Joint, [toX, toY]: Joint): Place {
  const deg = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI;
  return { at: [(fromX + toX) / 2, (fromY + toY) / 2, 0], turnDeg: [0, 0, deg] };
}

/** The plates on both sides of links. */
function plates(heightMm: number, fromMm: number, links: readonly Place[]): Part {
  const { pitch, plate } = chain;
  return {
    shape: {
      kind: "extruded",
      outline: plateOutline(pitch, heightMm / 2),
      heightMm: plate,
      bevelMm: 0.2,
    },
    material: "sheet-steel",
    places: links.flatMap(({ at: [x, y] = [0, 0, 0], turnDeg = [0, 0, 0] }) =>
      [fromMm, -fromMm - plate].map((z): Place => ({ at: [x, y, z], turnDeg })),
    ),
  };
}

/** Two round ends and a waist between them. */
function plateOutline(pitch: number, radius: number): Outline {
  const end = (side: 1 | -1): Outline =>
    Array.from({ length: 25 }, (_, index) => {
      const angle = ((side === 1 ? -100 : 80) + (index * 200) / 24) * (Math.PI / 180);
      return [side * (pitch / 2) + radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    });
  const waist = (side: 1 | -1): Outline =>
    [0.25, 0.12, 0, -0.12, -0.25].map((share) => [
      side * share * pitch,
      side * radius * (0.86 + 1.4 * share ** 2),
    ]);
  return [...end(1), ...waist(1), ...end(-1), ...waist(-1)];
}

/** A pin from below to above, its ends riveted. */
function pin(): Outline {
  const [radius, half] = [chain.pin / 2, chain.pinLength / 2];
  return [
    [0, -half],
    [radius * 0.75, -half],
    [radius * 1.08, -half + 0.4],
    [radius, -half + 0.9],
    [radius, half - 0.9],
    [radius * 1.08, half - 0.4],
    [radius * 0.75, half],
    [0, half],
  ];
}

function turned(profile: Outline, places: readonly Place[]): Part {
  return { shape: { kind: "turned", profile }, material: "ground-steel", places };
}

import { circle } from "../places.ts";
import type { Group, Material, Outline, Part } from "../scene.ts";

/** Size SI 10 with the wide ball: bore, ball and eye, the width of ball and eye, the shank with its thread M10. */
const size = {
  bore: 10,
  ball: 19.05,
  ballWidth: 14,
  eye: 29,
  eyeWidth: 10.5,
  shank: 15,
  reach: 43,
  thread: 10,
} as const;

/** A rod end lying on its eye, the shank along x, the middle of the ball at the origin's height. */
export function rodEnd(): Group["parts"] {
  const half = size.eyeWidth / 2;
  return [
    {
      shape: {
        kind: "cut",
        body: {
          kind: "cast",
          radiusMm: 0.9,
          bodies: [
            { shape: { kind: "turned", profile: eye(half) } },
            { shape: { kind: "turned", profile: shank() }, places: [{ turnDeg: [0, 90, 0] }] },
            {
              shape: { kind: "extruded", outline: hexOutline(17), heightMm: 7 },
              places: [{ at: [size.reach - 11, 0, 0], turnDeg: [0, 90, 0] }],
            },
          ],
        },
        away: [
          {
            shape: { kind: "turned", profile: mouth(half) },
          },
          {
            shape: { kind: "extruded", outline: circle(size.thread / 2 - 0.6, 64), heightMm: 30 },
            places: [{ at: [size.reach - 15, 0, 0], turnDeg: [0, 90, 0] }],
          },
        ],
      },
      material: "sheet-steel",
    },
    ball(size.bore / 2, size.ball / 2, size.ballWidth / 2, "polished-steel"),
    race(half),
  ];
}

/** The eye's body, higher in its middle than at its rim. */
function eye(half: number): Outline {
  const radius = size.eye / 2;
  return [
    [0, -half],
    [radius - 2, -half],
    [radius, -half * 0.62],
    [radius, half * 0.62],
    [radius - 2, half],
    [0, half],
  ];
}

function shank(): Outline {
  const radius = size.shank / 2;
  return [
    // Flatter than the eye where both meet.
    [0, 8],
    [radius * 0.6, 8],
    [radius * 0.66, 12],
    [radius * 0.84, 17],
    [radius * 0.95, 21],
    [radius, 24],
    [radius, size.reach - 0.8],
    [radius - 0.8, size.reach],
    [0, size.reach],
  ];
}

function hexOutline(acrossFlats: number): Outline {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = ((index + 0.5) * Math.PI) / 3;
    const corner = acrossFlats / Math.sqrt(3);
    return [corner * Math.cos(angle), corner * Math.sin(angle)] as const;
  });
}

/** The opening of the eye, with chamfers. */
function mouth(half: number): Outline {
  const radius = size.ball / 2 + 1.6;
  return [
    [0, -half - 1],
    [radius + 1.2, -half - 1],
    [radius, -half + 0.6],
    [radius, half - 0.6],
    [radius + 1.2, half + 1],
    [0, half + 1],
  ];
}

/** The bronze liner between eye and ball. */
function race(half: number): Part {
  const inside = size.ball / 2;
  const at = (z: number): number => Math.sqrt(inside ** 2 - z ** 2) + 0.06;
  const line = Array.from({ length: 13 }, (_, index): [number, number] => {
    const z = -half + 0.5 + ((2 * half - 1) * index) / 12;
    return [at(z), z];
  });
  return {
    shape: {
      kind: "turned",
      profile: [[inside + 1.7, half - 0.5], [inside + 1.7, -half + 0.5], ...line],
    },
    material: "machined-brass",
  };
}

/** A ball with flats and a bore, around z. Its flats are wider than the bore. */
export function ball(bore: number, radius: number, half: number, material: Material): Part {
  const flat = Math.asin(half / radius);
  const arc = Array.from({ length: 33 }, (_, index): [number, number] => {
    const angle = -flat + (2 * flat * index) / 32;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return {
    shape: {
      kind: "turned",
      profile: [
        [bore + 0.4, -half],
        ...arc,
        [bore + 0.4, half],
        [bore, half - 0.4],
        [bore, -half + 0.4],
      ],
    },
    material,
  };
}

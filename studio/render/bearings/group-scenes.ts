import { lookAt } from "../camera.ts";
import { lying, standing } from "../places.ts";
import type { Scene } from "../scene.ts";
import { angularContact } from "./angular-contact.ts";
import { cylindrical } from "./cylindrical.ts";
import { deepGroove } from "./deep-groove.ts";
import { flangeUnit } from "./flange-unit.ts";
import { pillowBlock } from "./pillow-block.ts";
import { spherical } from "./spherical.ts";
import { tapered } from "./tapered.ts";
import { thrust } from "./thrust.ts";

/** Bearings of several kinds side by side: the category's image. */
export function bearingsScene(): Scene {
  const { cone } = tapered("30206");
  const nu = cylindrical("NU205");
  return {
    camera: lookAt([8, 0, 36], { fromDeg: -8, aboveDeg: 15, distanceMm: 490, focalLengthMm: 90 }),
    parts: [
      standing(deepGroove("6308"), 90, [-32, 44], 22),
      standing([...nu.outer, nu.inner], 52, [40, 34], 4),
      standing(deepGroove("6205", { closed: "seals" }), 52, [70, -20], 16),
      { parts: cone, place: { at: [0, -44, 7.4] } },
    ],
  };
}

const wide = { fromDeg: -10, aboveDeg: 14, focalLengthMm: 90 } as const;

/** Open, shielded and sealed. */
export function deepGrooveSlide(): Scene {
  return {
    camera: lookAt([20, 0, 25], { ...wide, distanceMm: 400 }),
    parts: [
      standing(deepGroove("6205"), 52, [-22, -4], 24),
      standing(deepGroove("6205", { closed: "shields" }), 52, [33, 30], 8),
      lying(deepGroove("6205", { closed: "seals" }), 15, [63, -20]),
    ],
  };
}

export function angularContactSlide(): Scene {
  return {
    camera: lookAt([17, 0, 25], { ...wide, distanceMm: 340 }),
    parts: [
      standing(angularContact("7205", { cut: [28, 106] }), 52, [-14, -2], 24),
      lying(angularContact("7205"), 15, [56, 2]),
    ],
  };
}

export function cylindricalSlide(): Scene {
  const { outer, inner } = cylindrical("NU205");
  return {
    camera: lookAt([14, 0, 24], { ...wide, distanceMm: 330 }),
    parts: [standing(outer, 52, [-14, 2], 24), lying([inner], 15, [44, -8])],
  };
}

export function taperedSlide(): Scene {
  const { cone, cup } = tapered("30206");
  return {
    camera: lookAt([10, 6, 28], { ...wide, aboveDeg: 19, distanceMm: 460 }),
    parts: [{ parts: cone, place: { at: [-26, -10, 7.4] } }, standing([cup], 62, [40, 22], -20)],
  };
}

/** Cut open to its two rows, with the inner ring beside it. */
export function sphericalSlide(): Scene {
  return {
    camera: lookAt([22, 0, 38], { ...wide, distanceMm: 520 }),
    parts: [
      standing(spherical("22208", { cut: [20, 112] }), 80, [-20, 0], 26),
      lying(spherical("22208"), 23, [84, 10]),
    ],
  };
}

export function thrustSlide(): Scene {
  const { housing, balls, shaft } = thrust("51205");
  return {
    camera: lookAt([8, 4, 21], { ...wide, aboveDeg: 20, distanceMm: 360 }),
    parts: [lying([housing, ...balls], 15, [-20, -6]), standing([shaft], 46.12, [32, 22], -16)],
  };
}

export function unitsSlide(): Scene {
  return {
    camera: lookAt([56, 10, 34], { ...wide, fromDeg: -16, aboveDeg: 17, distanceMm: 860 }),
    parts: [
      ...pillowBlock("UCP206"),
      { parts: flangeUnit("UCF206"), place: { at: [146, 40, 0], turnDeg: [0, 0, 20] } },
    ],
  };
}

import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import { lookAt } from "../camera.ts";
import { lying, standing } from "../places.ts";
import type { Scene } from "../scene.ts";
import { angularContact } from "./angular-contact.ts";
import { deepGroove } from "./deep-groove.ts";
import { needle } from "./needle.ts";
import { selfAligning } from "./self-aligning.ts";
import { matchedPair } from "./super-precision.ts";
import { thrust } from "./thrust.ts";

/** A camera that looks at an object of the given height from the left and slightly above. */
export function portrait(heightMm: number, x = 0, share = 1): Scene["camera"] {
  return lookAt([x, 0, heightMm * 0.48], {
    fromDeg: -13,
    aboveDeg: 15,
    distanceMm: heightMm * 4.5 * share,
    focalLengthMm: 90,
  });
}

export function deepGrooveScene(closed?: "shields" | "seals"): Scene {
  const code = "6205";
  const { outsideDiameterMm } = getBearing(code);
  return {
    camera: portrait(outsideDiameterMm),
    parts: [standing(deepGroove(code, closed ? { closed } : {}), outsideDiameterMm, [0, 0], 20)],
  };
}

export function angularContactScene(): Scene {
  return {
    camera: portrait(52),
    parts: [standing(angularContact("7205", { cut: [28, 106] }), 52, [0, 0], 20)],
  };
}

export function selfAligningScene(): Scene {
  return {
    camera: portrait(62),
    parts: [standing(selfAligning("1206", [0, 13]), 62, [0, 0], 12)],
  };
}

/** The shaft washer is behind the housing washer and balls that it rests on in use. */
export function thrustScene(): Scene {
  const { housing, balls, shaft } = thrust("51205");
  return {
    camera: lookAt([2, 6, 19], { fromDeg: -13, aboveDeg: 24, distanceMm: 296, focalLengthMm: 90 }),
    parts: [
      lying([housing, ...balls], 15, [-11, -10]),
      standing([shaft], 47 - 0.02 * 22 * 2, [19, 26], 14),
    ],
  };
}

export function needleScene(): Scene {
  const { outer, inner } = needle();
  return {
    camera: portrait(42, 9, 1.28),
    parts: [standing(outer, 42, [-3, 4], 24), lying([inner], 17, [29, -12])],
  };
}

export function superPrecisionScene(): Scene {
  return {
    camera: portrait(47, 0, 1.12),
    parts: [standing(matchedPair("7005"), 47, [0, 0], 34)],
  };
}

import { lookAt } from "../camera.ts";
import { drawnCup } from "../components/drawn-cup.ts";
import { lying, standing } from "../places.ts";
import type { Scene } from "../scene.ts";
import { portrait } from "./ball-bearing-scenes.ts";
import { cylindrical } from "./cylindrical.ts";
import { flangeUnit } from "./flange-unit.ts";
import { getUnit } from "./housing.ts";
import { insertBearing } from "./insert-bearing.ts";
import { linearGuide } from "./linear-guide.ts";
import { pillowBlock } from "./pillow-block.ts";
import { slewingRing } from "./slewing-ring.ts";
import { spherical } from "./spherical.ts";
import { tapered } from "./tapered.ts";

export function cylindricalScene(): Scene {
  const { outer, inner } = cylindrical("NU205");
  return {
    camera: portrait(52, 13, 1.16),
    parts: [standing(outer, 52, [-5, 5], 24), lying([inner], 15, [36, -16])],
  };
}

/** The cup is behind the cone, which rests on its small end. */
export function taperedScene(): Scene {
  const { cone, cup } = tapered("30206");
  return {
    camera: lookAt([3, 6, 26], { fromDeg: -13, aboveDeg: 22, distanceMm: 366, focalLengthMm: 90 }),
    parts: [
      { parts: cone, place: { at: [-14, -14, 17.25 / 2 - 1.25] } },
      standing([cup], 62, [20, 34], 16),
    ],
  };
}

export function sphericalScene(cage: "brass" | "steel"): Scene {
  return {
    camera: portrait(80),
    parts: [standing(spherical("22208", { cage }), 80, [0, 0], 22)],
  };
}

/** A drawn cup on its rim, and one lying in front of it. */
export function drawnCupScene(): Scene {
  return {
    camera: lookAt([3, 0, 11.5], {
      fromDeg: -13,
      aboveDeg: 22,
      distanceMm: 178,
      focalLengthMm: 90,
    }),
    parts: [standing(drawnCup(), 26, [-9, 4], 26), lying(drawnCup(), 20, [19, -4])],
  };
}

/** The insert of a housed unit, the set screws towards the viewer. */
export function insertScene(): Scene {
  const unit = getUnit("UCP205");
  const outside = unit.insertOutsideDiameterMm;
  return {
    camera: portrait(outside),
    parts: [standing(insertBearing(unit), outside, [0, 4], 26, 40)],
  };
}

export function slewingScene(): Scene {
  return {
    camera: lookAt([0, 0, 20], { fromDeg: -13, aboveDeg: 32, distanceMm: 1500, focalLengthMm: 85 }),
    parts: slewingRing(),
  };
}

export function linearScene(): Scene {
  return {
    camera: lookAt([-2, 0, 14], { fromDeg: -33, aboveDeg: 26, distanceMm: 540, focalLengthMm: 95 }),
    parts: linearGuide(),
  };
}

export function pillowBlockScene(): Scene {
  return {
    camera: lookAt([0, 0, 37], { fromDeg: -24, aboveDeg: 17, distanceMm: 540, focalLengthMm: 90 }),
    parts: pillowBlock("UCP206"),
  };
}

export function flangeUnitScene(): Scene {
  return {
    camera: lookAt([0, 0, 12], { fromDeg: -18, aboveDeg: 36, distanceMm: 440, focalLengthMm: 90 }),
    parts: flangeUnit("UCF206"),
  };
}

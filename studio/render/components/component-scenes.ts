import { portrait } from "../bearings/ball-bearing-scenes.ts";
import { lookAt } from "../camera.ts";
import { sprocket, sprocket08B17 } from "../drive/sprocket.ts";
import { bush1610, taperBush } from "../drive/taper-bush.ts";
import { lying, standing } from "../places.ts";
import type { Group, Scene } from "../scene.ts";
import { adapterSleeve } from "./adapter-sleeve.ts";
import { parallelKey, straightNipple } from "./fasteners.ts";
import { coupling28, couplingSpider, jawCoupling } from "./jaw-coupling.ts";
import { linearBearing } from "./linear-bearing.ts";
import { lockNut, lockWasher, nutKm6 } from "./lock-nut.ts";
import { sphericalPlainBearing } from "./plain-bearing.ts";
import { plummerBlock } from "./plummer-block.ts";
import { retainingRing } from "./retaining-ring.ts";
import { rodEnd } from "./rod-end.ts";
import { coil, rollerChain } from "./roller-chain.ts";

export function rollerChainScene(): Scene {
  return {
    camera: lookAt([-9, 2, 6], { fromDeg: -14, aboveDeg: 37, distanceMm: 390, focalLengthMm: 84 }),
    parts: [rollerChain(coil(20, 2.2, 4))],
  };
}

export function sprocketScene(): Scene {
  return {
    camera: portrait(75, 0, 1.05),
    parts: [
      standing(
        [{ parts: [sprocket(sprocket08B17)], place: { at: [0, 0, -14] } }],
        74.2,
        [0, 0],
        26,
        18,
      ),
    ],
  };
}

/** The hubs lie on one axis, the upper one pulled out of the spider. */
export function jawCouplingScene(): Scene {
  const { outsideMm, hubMm, gapMm } = coupling28;
  const apart = 20;
  const middle = hubMm + (gapMm + apart) / 2;
  return {
    camera: lookAt([2, 0, 30], { fromDeg: -16, aboveDeg: 22, distanceMm: 440, focalLengthMm: 88 }),
    parts: [
      standing(
        [{ parts: jawCoupling(apart), place: { at: [0, 0, -middle] } }],
        outsideMm,
        [0, 0],
        52,
        20,
      ),
    ],
  };
}

export function couplingSpiderScene(): Scene {
  return {
    camera: lookAt([0, 0, 6], { fromDeg: -12, aboveDeg: 42, distanceMm: 268, focalLengthMm: 88 }),
    parts: [{ parts: [couplingSpider()], place: { turnDeg: [0, 0, 8] } }],
  };
}

/** The bush on its small end. */
export function taperBushScene(): Scene {
  const bush = bush1610(25);
  return {
    camera: lookAt([0, 0, 11], { fromDeg: -14, aboveDeg: 36, distanceMm: 262, focalLengthMm: 90 }),
    parts: [
      { parts: [taperBush(bush)], place: { at: [0, 0, bush.lengthMm], turnDeg: [0, 0, 248] } },
    ],
  };
}

export function externalRingScene(): Scene {
  return {
    camera: lookAt([0, 0, 0], { fromDeg: -10, aboveDeg: 50, distanceMm: 122, focalLengthMm: 90 }),
    parts: [{ parts: [retainingRing("external")], place: { turnDeg: [0, 0, 168] } }],
  };
}

export function internalRingScene(): Scene {
  return {
    camera: lookAt([0, 0, 0], { fromDeg: -10, aboveDeg: 50, distanceMm: 222, focalLengthMm: 90 }),
    parts: [{ parts: [retainingRing("internal")], place: { turnDeg: [0, 0, 168] } }],
  };
}

/** One key lying, and one behind it on its side. */
export function parallelKeyScene(): Scene {
  const [width, height, length] = [8, 7, 40];
  return {
    camera: lookAt([0, 2, 2], { fromDeg: -14, aboveDeg: 36, distanceMm: 176, focalLengthMm: 92 }),
    parts: [
      {
        parts: [parallelKey(width, height, length)],
        place: { at: [-3, -9, 0], turnDeg: [0, 0, 10] },
      },
      {
        parts: [parallelKey(width, height, length)],
        place: { at: [4, 15, width / 2], turnDeg: [90, 0, -12] },
      },
    ],
  };
}

/** One nipple upright, and one lying on its hexagon. */
export function greaseNippleScene(): Scene {
  const tilted: Group = {
    parts: [straightNipple()],
    place: { at: [5.4, -6, 3.5], turnDeg: [0, 90, 28] },
  };
  return {
    camera: lookAt([3.6, -1, 6.6], {
      fromDeg: -14,
      aboveDeg: 20,
      distanceMm: 92,
      focalLengthMm: 92,
    }),
    parts: [{ parts: [straightNipple()], place: { at: [-4, 2, 0], turnDeg: [0, 0, 12] } }, tilted],
  };
}

export function rodEndScene(): Scene {
  return {
    camera: lookAt([9, 0, 7], { fromDeg: -14, aboveDeg: 36, distanceMm: 196, focalLengthMm: 92 }),
    parts: [{ parts: rodEnd(), place: { at: [-4, 0, 9], turnDeg: [0, 0, 22] } }],
  };
}

export function sphericalPlainBearingScene(): Scene {
  return {
    camera: portrait(35),
    parts: [standing(sphericalPlainBearing(10), 35, [0, 0], 24)],
  };
}

/** One bearing on its end, so that light falls on its rows of balls, and one on its side behind it. */
export function linearBearingScene(): Scene {
  return {
    camera: lookAt([4, 0, 15], { fromDeg: -13, aboveDeg: 33, distanceMm: 290, focalLengthMm: 90 }),
    parts: [
      lying(linearBearing(), 42, [-17, -8], 20),
      standing(linearBearing(), 32, [20, 12], 56, 8),
    ],
  };
}

export function lockNutScene(): Scene {
  return {
    camera: portrait(nutKm6.outsideMm, 0, 1.04),
    parts: [standing([lockNut()], nutKm6.outsideMm, [0, 0], 28, 12)],
  };
}

export function lockWasherScene(): Scene {
  return {
    camera: lookAt([0, 0, 0], { fromDeg: -10, aboveDeg: 48, distanceMm: 208, focalLengthMm: 90 }),
    parts: [{ parts: [lockWasher()], place: { turnDeg: [0, 0, -16] } }],
  };
}

export function adapterSleeveScene(): Scene {
  return {
    camera: lookAt([0, 0, 20], { fromDeg: -13, aboveDeg: 18, distanceMm: 220, focalLengthMm: 88 }),
    parts: [
      standing([{ parts: adapterSleeve(), place: { at: [0, 0, -14] } }], 49, [0, 0], 46, 212),
    ],
  };
}

export function plummerBlockScene(): Scene {
  return {
    camera: lookAt([0, 0, 41], { fromDeg: -24, aboveDeg: 18, distanceMm: 590, focalLengthMm: 92 }),
    parts: plummerBlock(),
  };
}

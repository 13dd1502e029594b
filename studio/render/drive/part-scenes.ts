import { lookAt } from "../camera.ts";
import type { Group, Scene } from "../scene.ts";
import { sprocket, sprocket08B17 } from "./sprocket.ts";
import { bush1610, bush2012, taperBush } from "./taper-bush.ts";
import { pulleyOutsideMm, pulleyWidthMm, type VPulley, vPulley } from "./v-pulley.ts";

/** SPA 125-2 for taper bush 1610, a size that the shop sells. */
const spa125: VPulley = {
  section: "SPA",
  grooves: 2,
  datumDiameterMm: 125,
  bush: bush1610(25),
  web: { kind: "solid", count: 0 },
};

export const spb200: VPulley = {
  section: "SPB",
  grooves: 3,
  datumDiameterMm: 200,
  bush: bush2012(30),
  web: { kind: "arms", count: 5 },
};

/** A large pulley with arms on its rim, and a small one in front of it. */
export function pulleyScene(): Scene {
  return {
    camera: lookAt([22, -20, 84], {
      fromDeg: 14,
      aboveDeg: 18,
      distanceMm: 760,
      focalLengthMm: 66,
    }),
    parts: [
      onItsRim(spb200, [-18, 40], -24),
      { parts: [vPulley(spa125)], place: { at: [88, -78, 0], turnDeg: [0, 0, 40] } },
    ],
  };
}

/** Products other than bearings and belts: a pulley, its taper bush, and a sprocket. */
export function componentsScene(): Scene {
  const bush = bush1610(25);
  return {
    camera: lookAt([4, -4, 50], { fromDeg: -8, aboveDeg: 24, distanceMm: 520, focalLengthMm: 66 }),
    parts: [
      onItsRim(spa125, [-38, 36], 22),
      {
        parts: [taperBush(bush)],
        place: { at: [64, 34, bush.lengthMm], turnDeg: [0, 0, 200] },
      },
      { parts: [sprocket(sprocket08B17)], place: { at: [46, -46, 0], turnDeg: [0, 0, 12] } },
    ],
  };
}

/** A pulley on its rim, its bush towards the viewer. */
function onItsRim(pulley: VPulley, [x, y]: readonly [number, number], sidewaysDeg: number): Group {
  const back = pulleyWidthMm(pulley);
  return {
    parts: [{ parts: [vPulley(pulley)], place: { at: [0, 0, -back / 2], turnDeg: [0, 0, 28] } }],
    place: { at: [x, y, pulleyOutsideMm(pulley) / 2], turnDeg: [90, 0, sidewaysDeg] },
  };
}

import type { Group, Outline } from "../scene.ts";
import { lockNut, lockWasher, nutKm6 } from "./lock-nut.ts";
import { threadOutline } from "./thread.ts";

/** H206: shaft 25, for a tapered bore of 30 mm at 1:12, with nut KM6 and washer MB6. */
const size = { bore: 12.5, thread: 15, length: 27, taper: 1 / 12, slitDeg: 13 } as const;

/** An adapter sleeve around z from z = 0 up: its thick end below, its thread and nut above. */
export function adapterSleeve(): Group["parts"] {
  const { bore, thread, length, taper, slitDeg } = size;
  const face = length - nutKm6.widthMm - 1.6;
  // The cone's diameter shrinks by a twelfth of its length; it ends at the thread's core.
  const thick = thread - 1 + (face * taper) / 2;
  const profile: Outline = [
    [bore, 0.4],
    [bore + 0.4, 0],
    [thick - 0.4, 0],
    [thick, 0.4],
    [thread - 1, face - 3],
    ...threadOutline({
      radiusMm: thread,
      pitchMm: nutKm6.pitchMm,
      fromMm: face - 2.5,
      toMm: length,
    }),
    [thread - 1, length],
    [bore + 0.4, length],
    [bore, length - 0.4],
  ];
  return [
    {
      shape: { kind: "turned", profile, fromDeg: -90 + slitDeg / 2, toDeg: 270 - slitDeg / 2 },
      material: "ground-steel",
    },
    { parts: [lockWasher()], place: { at: [0, 0, face - 1.35] } },
    {
      parts: [lockNut()],
      // Its chamfered face is away from the washer's tabs on the drawing of DIN 981's makers.
      place: { at: [0, 0, face] },
    },
  ];
}

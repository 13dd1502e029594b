import { polar } from "../drive/wheel-outlines.ts";
import { around, circle, onCircle } from "../places.ts";
import type { Outline, Part } from "../scene.ts";
import { threadOutline } from "./thread.ts";

/** KM6: thread M30 × 1.5, outside diameter, width, and four slots of this width and depth. */
export const nutKm6 = {
  radiusMm: 15,
  pitchMm: 1.5,
  outsideMm: 45,
  widthMm: 7,
  slotMm: 5,
  slotDeepMm: 2,
} as const;

/** A lock nut (DIN 981) around z from z = 0 up, its chamfered face above. */
export function lockNut(): Part {
  const { radiusMm, pitchMm, outsideMm, widthMm, slotMm, slotDeepMm } = nutKm6;
  const outer = outsideMm / 2;
  // Ridges stand inwards: an external thread, mirrored about its depth.
  const core = radiusMm - 0.61 * pitchMm;
  const thread = threadOutline({ radiusMm, pitchMm, fromMm: 0.5, toMm: widthMm - 0.5 })
    .map(([r, z]): [number, number] => [radiusMm + core - r, z])
    .toReversed();
  const profile: Outline = [
    [radiusMm + 0.2, 0],
    [outer - 0.6, 0],
    [outer, 0.6],
    [outer, widthMm - 2.2],
    // Chamfered at 30° to the face that presses on the washer.
    [outer - 3.2, widthMm],
    [radiusMm + 0.2, widthMm],
    ...thread,
  ];
  return {
    shape: {
      kind: "cut",
      body: { kind: "turned", profile },
      away: [
        {
          shape: {
            kind: "extruded",
            outline: [
              [-slotDeepMm, -slotMm / 2],
              [8, -slotMm / 2],
              [8, slotMm / 2],
              [-slotDeepMm, slotMm / 2],
            ],
            heightMm: widthMm + 2,
          },
          places: around(4, (deg) => onCircle(outer, deg + 45, -1)),
        },
      ],
    },
    material: "black-steel",
  };
}

/** MB6: bore, body and tabs as radii, thickness. */
const washerMb6 = { bore: 15, body: 19.5, tabs: 24.5, count: 13, thickMm: 1.25 } as const;

/** A lock washer (DIN 5406) from z = 0 up: tabs outside, and one inside for the shaft's groove. */
export function lockWasher(): Part {
  const { bore, body, tabs, count, thickMm } = washerMb6;
  const step = 360 / count;
  const outline = around(count, (deg) => [
    polar(body, deg - 7.4),
    polar(body + 0.5, deg - 6.4),
    polar(tabs - 0.4, deg - 5.2),
    polar(tabs, deg - 4.4),
    polar(tabs, deg + 4.4),
    polar(tabs - 0.4, deg + 5.2),
    polar(body + 0.5, deg + 6.4),
    polar(body, deg + 7.4),
    polar(body, deg + step / 2),
  ]).flat();
  const tab = 2.5;
  const from = (Math.asin(tab / bore) * 180) / Math.PI;
  const hole = circle(bore, 120).filter(([x, y]) => {
    const angle = (Math.atan2(y, x) * 180) / Math.PI;
    return Math.abs(angle + 90) > from;
  });
  // The hole's points run from 0° on; the tab is where the rest were, at −90°.
  const after = hole.findIndex(([x, y]) => y < 0 && x > 0);
  return {
    shape: {
      kind: "extruded",
      outline,
      holes: [
        [
          ...hole.slice(0, after),
          [-tab, -Math.sqrt(bore ** 2 - tab ** 2)],
          [-tab, -bore + 3.4],
          [-tab + 0.6, -bore + 4],
          [tab - 0.6, -bore + 4],
          [tab, -bore + 3.4],
          [tab, -Math.sqrt(bore ** 2 - tab ** 2)],
          ...hole.slice(after),
        ],
      ],
      heightMm: thickMm,
      bevelMm: 0.15,
    },
    material: "sheet-steel",
  };
}

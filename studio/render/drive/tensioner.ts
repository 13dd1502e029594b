import type { Bearing } from "../../../catalogue/bearings/bearing.ts";
import { deepGroove } from "../bearings/deep-groove.ts";
import type { Group, Outline } from "../scene.ts";
import { ring, shaft } from "./shaft.ts";

type Tensioner = {
  readonly bearing: Bearing;
  /** Radius of the roller that the belt's back touches. */
  readonly radiusMm: number;
  readonly widthMm: number;
};

/** A roller on a ball bearing: the outer ring turns with it, the inner one is held by a bolt. */
export function tensioner({ bearing, radiusMm, widthMm }: Tensioner, cageDeg: number): Group {
  const outer = bearing.outsideDiameterMm / 2;
  const bore = bearing.boreMm / 2;
  const edge = widthMm - 3;
  const roller: Outline = [
    [outer, 2],
    [outer, edge - 0.8],
    [outer + 0.8, edge],
    [radiusMm - 1, edge],
    [radiusMm, edge - 1],
    [radiusMm, 1],
    [radiusMm - 1, 0],
    [outer - 3, 0],
    [outer - 3, 2],
  ];
  const washer = ring(bore + 1.6, bore - 5, edge - 1.4, edge + 2, 0.8);
  return {
    parts: [
      { shape: { kind: "turned", profile: roller }, material: "ground-steel" },
      // Its rings look the same at any angle.
      {
        parts: deepGroove(bearing.code),
        place: { at: [0, 0, edge - 1.5 - bearing.widthMm / 2], turnDeg: [0, 0, cageDeg] },
      },
      shaft(bearing.boreMm - 10, widthMm + 5),
      { shape: { kind: "turned", profile: washer }, material: "sheet-steel" },
    ],
  };
}

import { drawRotarySeal } from "#catalogue/drawing/draw-seal.ts";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import { centreLine, dimension, label, place, toPixels } from "../svg/annotate.ts";
import { palette } from "../svg/palette.ts";
import { at, circle, clipped, path } from "../svg/shapes.ts";
import { outline, steelDefs } from "../svg/steel.ts";
import { sealFront } from "../views/seal-front.ts";
import { section } from "../views/section.ts";
import { shaftFace } from "../views/shaft-face.ts";

const code = "30x47x7";
const front = { x: 1262, y: 668, scale: 1330 / 47 } as const;
const cut = { x: 190, y: 1150, scale: 38 } as const;

/** A shaft seal: its lip on the shaft, cut and enlarged, and the ring from the oil side. */
export function sealSlide(): string {
  const seal = rotarySeals.find((one) => one.code === code);
  if (seal === undefined) throw new Error(`the catalogue lists ${code}`);
  const { shaftMm: d, housingMm: D, widthMm: B } = seal;
  const drawing = drawRotarySeal(seal, "AS");
  const px = (x: number, y: number): readonly [number, number] => toPixels(cut, [x, y]);
  const upper = {
    ...drawing,
    shapes: drawing.shapes.filter(({ material }) => material !== "edge"),
  };
  return [
    steelDefs(front.scale, cut.scale),
    centreLine([front.x - 700, front.y], [1600, front.y]),
    centreLine([front.x, 0], [front.x, 900]),
    place(front, sealFront(seal), shaftFace(d / 2, 4, -112)),
    place(
      cut,
      path(`M-2.6 ${-d / 2}H${B + 2.6}V${-d / 2 + 4.6}H-2.6Z`, { fill: "url(#shaft-side)" }),
      path(`M-2.6 ${-d / 2}H${B + 2.6}`, outline),
      path(`M-2.6 ${-D / 2 - 2.4}H${B + 2.6}V${-D / 2}H-2.6Z`, { fill: "url(#section-left)" }),
      path(`M-2.6 ${-D / 2}H${B + 2.6}`, outline),
      clipped(`M-3 ${-D / 2 - 1}H${B + 3}V${-d / 2 + 0.6}H-3Z`, section(upper)),
    ),
    at(...px(B * 0.6, -d / 2), circle(8, { fill: palette.accent })),
    dimension({ from: px(0, -D / 2 - 2.4), to: px(B, -D / 2 - 2.4), offset: 40, label: String(B) }),
    label(px(B / 2, -d / 2 + 6.4), `${d} × ${D} × ${B}`, 30),
  ].join("");
}

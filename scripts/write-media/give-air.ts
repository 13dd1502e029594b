import type { Drawing } from "#catalogue/drawing/drawing.ts";

/** Solid rubber looks heavier than lines and needs a wider margin. */
export function giveAir(drawing: Drawing): Drawing {
  const { x, y, width, height } = drawing.bounds;
  const [across, down] = [width * 0.1, height * 0.1];
  const bounds = { x: x - across, y: y - down, width: width * 1.2, height: height * 1.2 };
  return { ...drawing, bounds };
}

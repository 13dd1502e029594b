import type { Drawing, Material, Shape } from "../../catalogue/drawing/drawing.ts";
import { palette } from "../svg/palette.ts";
import { path, type Attributes } from "../svg/shapes.ts";
import { outline, thinLine } from "../svg/steel.ts";

const styles: Record<Material, Attributes> = {
  "steel-right": { ...outline, fill: "url(#section-right)" },
  "steel-left": { ...outline, fill: "url(#section-left)" },
  rolling: { ...outline, fill: "url(#roller)", "stroke-width": 1.2 },
  cage: { ...outline, fill: palette.steel3, "stroke-width": 0.9 },
  rubber: { ...outline, fill: "#343942", "stroke-width": 1.2 },
  cord: { fill: palette.accent },
  edge: { ...thinLine, fill: "none" },
};

/**
 * A drawing of the catalogue in the style of the films: same geometry, with light on rolling elements.
 */
export function section(drawing: Drawing): string {
  return drawing.shapes.map((shape) => drawShape(shape)).join("");
}

function drawShape({ material, path: d }: Shape): string {
  const style = styles[material];
  if (material !== "rolling") return path(d, style);
  // Both halves share a path, but each part needs its own light.
  return subpaths(d)
    .map((part) => (isRound(part) ? roundPart(part) : path(part, style)))
    .join("");
}

function roundPart(d: string): string {
  return [
    path(d, { fill: "url(#ball)" }),
    path(d, { fill: "url(#ball-ground)" }),
    path(d, { ...outline, "stroke-width": 1.2 }),
  ].join("");
}

function subpaths(d: string): string[] {
  return d.split(/(?=M)/).filter((part) => part !== "");
}

/** A ball is the only part that consists of arcs alone. */
function isRound(d: string): boolean {
  return !d.includes("L");
}

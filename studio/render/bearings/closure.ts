import type { Outline, Part } from "../scene.ts";
import { type Cut, ring } from "./ring.ts";

type Gap = { readonly inner: number; readonly outer: number };

/** Closures of the gap between two rings on both sides: steel shields, or rubber seals. */
export function closure(kind: "shields" | "seals", gap: Gap, widthMm: number, cut?: Cut): Part[] {
  const profile = kind === "shields" ? shield(gap, widthMm / 2) : seal(gap, widthMm / 2);
  const mirrored = profile.map(([radius, height]): [number, number] => [radius, -height]);
  const material = kind === "shields" ? "sheet-steel" : "nitrile-rubber";
  return [ring(profile, cut, material), ring(mirrored, cut, material)];
}

/** A pressed disc: snapped into the outer ring, stepped, and short of the inner ring. */
function shield({ inner, outer }: Gap, face: number): Outline {
  const width = outer - inner;
  const [low, high, sheet] = [face - 0.16 * width, face - 0.06 * width, 0.07 * width];
  const line: Outline = [
    [outer + 0.02 * width, low - 0.05 * width],
    [outer - 0.06 * width, low - 0.05 * width],
    [outer - 0.16 * width, low],
    [outer - 0.22 * width, high],
    [outer - 0.3 * width, high + 0.01 * width],
    [inner + 0.34 * width, high],
    [inner + 0.26 * width, low + 0.02 * width],
    [inner + 0.07 * width, low],
  ];
  return [...line, ...line.toReversed().map(([r, z]): [number, number] => [r, z - sheet])];
}

/** A rubber disc with a rounded bead at its rim and a lip that touches the inner ring. */
function seal({ inner, outer }: Gap, face: number): Outline {
  const width = outer - inner;
  const top = face - 0.05 * width;
  const bead = 0.07 * width;
  return [
    [outer + 0.02 * width, top - 2.4 * bead],
    [outer + 0.02 * width, top - bead],
    [outer - 0.4 * bead, top - 0.2 * bead],
    [outer - 1.4 * bead, top],
    [outer - 2.3 * bead, top - 0.5 * bead],
    [outer - 2.8 * bead, top - 1.1 * bead],
    [inner + 4.6 * bead, top - 1.2 * bead],
    [inner + 3.9 * bead, top - 0.8 * bead],
    [inner + 2.6 * bead, top - 0.8 * bead],
    [inner + 1.7 * bead, top - 1.6 * bead],
    [inner - 0.02 * width, top - 2.2 * bead],
    [inner - 0.02 * width, top - 3 * bead],
  ];
}

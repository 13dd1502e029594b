import type { Drawing } from "#catalogue/drawing/drawing.ts";

/** Leaves only the section of a ring above its axis; the other half is outside the canvas. */
export function cropToSection(drawing: Drawing): Drawing {
  const { bounds } = drawing;
  const shapes = drawing.shapes.filter(({ material }) => material !== "edge");
  const inner = Math.max(
    ...shapes.flatMap(({ path }) => getHeights(path)).filter((height) => height < 0),
  );
  return {
    ...drawing,
    shapes,
    centreLines: [],
    bounds: { ...bounds, height: inner - bounds.y },
  };
}

/** The y of each step; radii and flags of arcs come before it. */
function getHeights(path: string): number[] {
  return [...path.matchAll(/[MLAC][^MLACZ]*/g)].map(([step]) =>
    Number(
      step
        .trim()
        .split(/[\s,]+/)
        .at(-1),
    ),
  );
}

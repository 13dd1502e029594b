import type { Drawing } from "#catalogue/drawing/drawing.ts";

/** How much of the way to the axis stays in sight, as a share of the section's height. */
const bleed = 0.35;

/** Leaves of a ring its section above the axis; what lies below runs out of the picture. */
export function cropToSection(drawing: Drawing): Drawing {
  const { bounds, shapes } = drawing;
  const inner = Math.max(
    ...shapes
      .filter(({ material }) => material !== "edge")
      .flatMap(({ path }) => heightsOf(path))
      .filter((y) => y < 0),
  );
  const height = (inner - bounds.y) * (1 + bleed);
  return { ...drawing, bounds: { ...bounds, height: Math.min(height, -bounds.y) } };
}

/** The y of each step; radii and flags of arcs come before it. */
function heightsOf(path: string): number[] {
  return [...path.matchAll(/[MLAC][^MLACZ]*/g)].map(([step]) =>
    Number(
      step
        .trim()
        .split(/[\s,]+/)
        .at(-1),
    ),
  );
}

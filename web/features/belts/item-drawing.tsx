import type { ReactNode } from "react";
import { drawShape } from "#catalogue/belts/draw-shape.ts";
import { SectionDrawing } from "#web/ui/drawings/section-drawing.tsx";

/** A belt's cross-section with its dimensions. */
export function ItemDrawing({ shape }: { readonly shape: string }): ReactNode {
  const drawing = drawShape(shape);
  return drawing && <SectionDrawing drawing={drawing} className="w-full" />;
}

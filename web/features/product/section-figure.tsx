import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { SectionDrawing } from "#web/ui/drawings/section-drawing.tsx";
import type { ProductPart } from "./product-part.ts";

type SectionFigureProps = { readonly drawing: NonNullable<ProductPart["drawing"]> };

/** The section of a product, to scale from its own figures. */
export function SectionFigure({ drawing: { drawing, shape } }: SectionFigureProps): ReactNode {
  const text = useText(productPageText);
  return (
    <figure className="flex flex-col gap-2 md:order-last">
      <div className="rounded-lg border border-hairline bg-raised p-4">
        <SectionDrawing drawing={drawing} className="mx-auto max-h-112 w-full" />
      </div>
      <figcaption className="text-xs text-muted">
        {shape === undefined ? text.drawing : text.drawingOf(shape)}
      </figcaption>
    </figure>
  );
}

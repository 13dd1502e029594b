import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { LazySectionDrawing } from "#web/ui/drawings/lazy-section-drawing.tsx";
import { Section } from "#web/ui/section.tsx";
import type { ProductPart } from "./product-part.ts";
import { ProductTables } from "./product-tables.tsx";

type ProductFiguresProps = {
  readonly product: ProductItem;
  readonly drawing: ProductPart["drawing"];
};

/** The drawing of a product beside its tables. */
export function ProductFigures({ product, drawing }: ProductFiguresProps): ReactNode {
  const text = useText(productPageText);
  return (
    <Section title={text.figures} text={text.figuresText}>
      <div className={clsx("grid items-start gap-x-10 gap-y-8", drawing && "md:grid-cols-2")}>
        {drawing && <SectionFigure {...drawing} />}
        <ProductTables product={product} columns={drawing ? 1 : 2} />
      </div>
    </Section>
  );
}

/** The section of a product, to scale from its own figures. */
function SectionFigure({ drawing, shape }: NonNullable<ProductPart["drawing"]>): ReactNode {
  const text = useText(productPageText);
  return (
    <figure className="flex flex-col gap-2 md:order-last">
      <div className="rounded-lg border border-hairline bg-raised p-4">
        <LazySectionDrawing drawing={drawing} className="mx-auto max-h-112 w-full" />
      </div>
      <figcaption className="text-xs text-muted">
        {shape === undefined ? text.drawing : text.drawingOf(shape)}
      </figcaption>
    </figure>
  );
}

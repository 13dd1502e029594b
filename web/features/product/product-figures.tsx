import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { Section } from "#web/ui/section.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ProductPart } from "./product-part.ts";
import { ProductTables } from "./product-tables.tsx";

// In the HTML from the start, and hydrated after what can be used.
const SectionFigure = lazyChunk(
  async () => (await import("./section-figure.tsx")).SectionFigure,
  <Skeleton className="aspect-4/3 w-full" />,
);

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
        {drawing && <SectionFigure drawing={drawing} />}
        <ProductTables product={product} columns={drawing ? 1 : 2} />
      </div>
    </Section>
  );
}

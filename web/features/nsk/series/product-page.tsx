import { type ReactNode, useMemo } from "react";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import type { PartImageFacts } from "#catalogue/media/part-image.ts";
import type { SeriesPage } from "#catalogue/nsk/product-page.ts";
import { type ShownProduct, showStored } from "#catalogue/nsk/shown-product.ts";
import { findStoredProduct } from "#catalogue/nsk/stored-product.ts";
import { useText } from "#web/messages/language.tsx";
import { nskText } from "#web/messages/nsk.ts";
import { pagesText } from "#web/messages/pages.ts";
import { productDetailText } from "#web/messages/product-detail.ts";
import { createStoredText, useStoredValue } from "#web/platform/stored-value.ts";
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";
import { LazySectionDrawing } from "#web/ui/drawings/lazy-section-drawing.tsx";
import { PartImage } from "#web/ui/part-image.tsx";
import { ResponsiveImage } from "#web/ui/responsive-image.tsx";
import type { SizeFiltering } from "#web/ui/size-filter/size-filter-bar.tsx";
import type { SeriesOffers } from "./product-add-button.tsx";
import { ProductHead } from "./product-head.tsx";
import { ProductSizes } from "./product-sizes.tsx";
import { ProductTabs } from "./product-tabs.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RelatedProducts } from "./related-products.tsx";

/** Stored as text: the requested slug decides which entry matches. */
const savedProducts = createStoredText("device", "productDetails");

/** The page's own data, or that of a matching product stored on the device. */
function useShownProduct(own: ShownProduct, slug: string): ShownProduct {
  const text = useStoredValue(savedProducts);
  return useMemo(() => {
    const stored = findStoredProduct(text, slug);
    return stored ? showStored(stored, own) : own;
  }, [text, slug, own]);
}

export type ProductDetailPageProps = {
  readonly own: ShownProduct;
  /** The product's name in the URL. */
  readonly slug: string;
  /** The built-in series; absent for other products. */
  readonly series?: SeriesPage | undefined;
  readonly drawing?: Drawing | undefined;
  readonly image?: PartImageFacts | undefined;
  /** Path of the drawing of its kind, for a series without both. */
  readonly drawnKind?: string | undefined;
  /** Its data sheet. */
  readonly sheetPath: string;
  readonly offers: SeriesOffers;
} & SizeFiltering;

/** A series or a product: description, actions, sizes and related series. */
export function ProductDetailPage(props: ProductDetailPageProps): ReactNode {
  const { own, slug, series, drawing, image, drawnKind, sheetPath, offers } = props;
  const product = useShownProduct(own, slug);
  const hasSizes = series !== undefined && series.bearings.length + series.units.length > 0;
  const actions = <QuickActions product={product} sheetPath={sheetPath} />;
  // An image above a drawing is higher than the text beside them.
  const hasHighFigures = image !== undefined && drawing !== undefined;
  return (
    <>
      <div className="page-column pt-5">
        <Crumbs series={series} name={product.name} />
      </div>
      <div className="page-column grid grid-cols-1 gap-8 py-6 lg:grid-cols-12 lg:pb-14">
        <div className="min-w-0 lg:col-span-7">
          <ProductHead product={product} offers={offers.state} hasSizes={hasSizes} />
          <ProductTabs product={product} />
          {hasHighFigures && <div className="mt-10">{actions}</div>}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-span-5 print:block print:space-y-6">
          <Figures series={series} drawing={drawing} image={image} drawnKind={drawnKind} />
          {!hasHighFigures && actions}
        </div>
      </div>
      {series && (
        <ProductSizes
          key={series.slug}
          series={series}
          renderOffer={offers.renderOffer}
          filters={props.filters}
          onFiltersChange={props.onFiltersChange}
        />
      )}
      {series && <RelatedProducts series={series} />}
    </>
  );
}

function Crumbs({
  series,
  name,
}: {
  readonly series: SeriesPage | undefined;
  readonly name: string;
}): ReactNode {
  const { products, bearings } = useText(pagesText);
  const { brand } = useText(nskText);
  return (
    <Breadcrumbs
      crumbs={[
        { label: products.title, link: { to: "/products" } },
        { label: bearings.title, link: { to: "/products/bearing" } },
        { label: brand.title, link: { to: "/products/bearing/nsk" } },
        ...(series
          ? [
              {
                label: series.family.title,
                link: { to: "/products/nsk/$family", params: { family: series.family.slug } },
              } as const,
            ]
          : []),
        { label: name },
      ]}
    />
  );
}

/** An image of the part and the cross-section of its typical size; without both, a drawing of its kind. */
function Figures({
  series,
  drawing,
  image,
  drawnKind,
}: Pick<ProductDetailPageProps, "series" | "drawing" | "image" | "drawnKind">): ReactNode {
  const text = useText(productDetailText);
  const code = series?.typical?.code;
  const frame = "rounded-lg border border-hairline";
  return (
    <>
      {image && <PartImage {...image} loading="eager" sizes={imageSizes} className={frame} />}
      {drawing && code !== undefined && (
        <figure className="flex flex-col gap-2">
          <div className={`bg-raised p-4 ${frame}`}>
            <LazySectionDrawing drawing={drawing} className="mx-auto max-h-96 w-full" />
          </div>
          <figcaption className="text-xs text-muted">{text.drawing(code)}</figcaption>
        </figure>
      )}
      {!image && !drawing && (
        <ResponsiveImage
          src={drawnKind}
          alt=""
          width={480}
          height={360}
          className={`w-full bg-raised object-contain ${frame}`}
        />
      )}
    </>
  );
}

const imageSizes = "(min-width: 80rem) 31rem, (min-width: 64rem) 40vw, 92vw";

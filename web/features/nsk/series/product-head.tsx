import type { ReactNode } from "react";
import { groupThousands } from "#catalogue/format.ts";
import type { ShownProduct } from "#catalogue/nsk/shown-product.ts";
import { useText } from "#web/messages/language.tsx";
import { productDetailText } from "#web/messages/product-detail.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { QuoteListButton } from "#web/ui/quote-list-button.tsx";
import { ProductAddButton, type SeriesOffers } from "./product-add-button.tsx";

export type ProductHeadProps = {
  readonly product: ShownProduct;
  readonly offers: SeriesOffers["state"];
  /** Whether the page has a table of sizes. */
  readonly hasSizes: boolean;
};

/** Name, availability, price and actions. */
export function ProductHead({ product, offers, hasSizes }: ProductHeadProps): ReactNode {
  const text = useText(productDetailText);
  const { price } = product;
  const { tone, label } = describeAvailability(product.availability, text.availability);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge className={longWords}>{product.category}</Badge>
        <Badge tone={tone} className={longWords}>
          {label}
        </Badge>
      </p>
      <h1 className="mt-4 text-2xl font-semibold tracking-tight">{product.fullName}</h1>
      <p className="mt-4 max-w-prose text-muted">{product.description}</p>
      <p className="mt-6 text-lg font-semibold">
        {price ? (
          <span className="font-mono tabular-nums">
            {text.price(groupThousands(price.amount), price.currency)}
          </span>
        ) : (
          text.contactForPrice
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ProductAddButton product={product} offers={offers} hasSizes={hasSizes} />
        <QuoteButton
          part={product.fullName}
          variant={offers === "not-sold" ? "primary" : "secondary"}
          size="lg"
        />
        <QuoteListButton parts={[{ text: product.fullName }]} size="lg" />
      </div>
    </>
  );
}

// A product stored on the device can contain any text of any length.
const longWords = "whitespace-normal! wrap-anywhere";

type Words = (typeof productDetailText)["en"]["availability"];

function describeAvailability(
  availability: ShownProduct["availability"],
  text: Words,
): { readonly tone: BadgeTone; readonly label: string } {
  if (typeof availability === "object") {
    const { inStock, text: label } = availability;
    if (inStock === undefined) return { tone: "neutral", label };
    return { tone: inStock ? "green" : "red", label };
  }
  if (availability === "in-stock") return { tone: "green", label: text.inStock };
  if (availability === "out-of-stock") return { tone: "red", label: text.outOfStock };
  return { tone: "blue", label: text.onRequest };
}

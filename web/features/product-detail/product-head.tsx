import type { ReactNode } from "react";
import { groupThousands } from "#catalogue/format.ts";
import type { ShownProduct } from "#catalogue/nsk/shown-product.ts";
import { useAvailability } from "#web/lib/api/use-availability.ts";
import { useText } from "#web/lib/language.tsx";
import { productDetailText } from "#web/messages/product-detail.ts";
import { AvailabilityButton } from "#web/ui/availability-button.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { BadgeTone } from "#web/ui/badge.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";

export interface ProductHeadProps {
  readonly product: ShownProduct;
  /** What the shop is asked for. */
  readonly code: string;
}

/** Name, availability, price, and the ways to get it. */
export function ProductHead({ product, code }: ProductHeadProps): ReactNode {
  const text = useText(productDetailText);
  const { price } = product;
  const { tone, label } = describeAvailability(product.availability, text.availability);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{product.category}</Badge>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <h1 className="mt-4 text-2xl font-semibold tracking-tight break-words">{product.fullName}</h1>
      <p className="mt-4 max-w-prose break-words text-muted">{product.description}</p>
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
        <AvailabilityButton
          code={code}
          check={useAvailability(code)}
          label={text.addToCart}
          variant="primary"
          size="lg"
        />
        <QuoteButton part={product.fullName} size="lg" />
      </div>
    </>
  );
}

type Words = (typeof productDetailText)["en"]["availability"];

function describeAvailability(
  availability: ShownProduct["availability"],
  text: Words,
): { readonly tone: BadgeTone; readonly label: string } {
  if (typeof availability === "object") return { tone: "neutral", label: availability.text };
  if (availability === "in-stock") return { tone: "green", label: text.inStock };
  if (availability === "out-of-stock") return { tone: "red", label: text.outOfStock };
  return { tone: "blue", label: text.onRequest };
}

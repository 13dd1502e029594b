import type { ReactNode } from "react";
import type { ShownProduct } from "#catalogue/nsk/shown-product.ts";
import { useAvailability } from "#web/api/use-availability.ts";
import { useText } from "#web/messages/language.tsx";
import { productDetailText } from "#web/messages/product-detail.ts";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { AvailabilityButton } from "#web/ui/availability-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { CartIcon } from "#web/ui/icons.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { scrollBehavior } from "#web/ui/scroll-behavior.ts";
import { sizesId } from "./product-sizes.tsx";
import { askedCodes } from "./quick-actions.tsx";

/** What the shop sells of the sizes of a series. */
export type SeriesOffers = {
  readonly renderOffer: RenderOffer;
  readonly state: "loading" | "sold" | "not-sold";
};

type ProductAddButtonProps = {
  readonly product: ShownProduct;
  readonly offers: SeriesOffers["state"];
  readonly hasSizes: boolean;
};

/**
 * Shows the sizes, where each has its own button: a series isn't one product. Where the shop sells none, it
 * opens the prepared request.
 */
export function ProductAddButton({ product, offers, hasSizes }: ProductAddButtonProps): ReactNode {
  const { addToCart } = useText(productDetailText);
  const check = useAvailability(...askedCodes(product));
  if (offers === "not-sold") {
    return <QuoteButton part={product.fullName} label={addToCart} size="lg" />;
  }
  if (hasSizes) {
    return (
      <Button data-print="hide" variant="primary" size="lg" onClick={showSizes}>
        <CartIcon />
        {addToCart}
      </Button>
    );
  }
  return (
    <AvailabilityButton
      code={product.name}
      check={check}
      label={addToCart}
      variant="primary"
      size="lg"
    />
  );
}

function showSizes(): void {
  const sizes = document.getElementById(sizesId);
  sizes?.scrollIntoView({ behavior: scrollBehavior() });
  sizes?.focus({ preventScroll: true });
}

import type { ReactNode } from "react";
import { AddToCartButton } from "./add-to-cart-button.tsx";
import { Price } from "./price.tsx";
import { StockBadge, type Stocked } from "./stock-badge.tsx";

type Priced = Stocked & {
  readonly price_eur: number;
  readonly price: number;
  readonly currency: string;
};

type BuyControlsProps<Product extends Priced> = {
  readonly product: Product;
  /** Id of the product's name, which describes the button. */
  readonly nameId: string;
  readonly onAdd: (product: Product) => void;
};

/** Stock, price and 'Add to Cart' at the end of a product's row. */
export function BuyControls<Product extends Priced>(props: BuyControlsProps<Product>): ReactNode {
  const { product, nameId, onAdd } = props;
  return (
    <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:shrink-0 sm:grow-0 sm:justify-end">
      <StockBadge product={product} />
      <Price
        amount={product.price_eur}
        original={{ amount: product.price, currency: product.currency }}
        className="font-medium"
      />
      <AddToCartButton
        product={product}
        onAdd={onAdd}
        describedBy={nameId}
        className="min-w-36 max-sm:w-full"
      />
    </div>
  );
}

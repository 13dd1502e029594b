import { ShoppingCart } from "lucide-react";
import type { ReactNode } from "react";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { platform } from "#web/platform/platform.ts";
import { Button } from "#web/ui/button.tsx";
import { getStock } from "./stock-badge.tsx";

type AddToCartButtonProps = {
  readonly product: ProductItem;
  readonly onAdd: (product: ProductItem) => void;
  /** Id of the element that names the product. */
  readonly describedBy: string;
  readonly className: string;
};

export function AddToCartButton({
  product,
  onAdd,
  describedBy,
  className,
}: AddToCartButtonProps): ReactNode {
  const text = useText(shopText);
  function add(): void {
    platform().tap();
    onAdd(product);
  }
  const isSoldOut = getStock(product) === "out-of-stock";
  return (
    <Button disabled={isSoldOut} onClick={add} aria-describedby={describedBy} className={className}>
      {!isSoldOut && <ShoppingCart aria-hidden="true" />}
      {isSoldOut ? text.outOfStock : text.addToCart}
    </Button>
  );
}

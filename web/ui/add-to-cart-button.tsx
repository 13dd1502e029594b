import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { platform } from "#web/platform/platform.ts";
import { Button, type ButtonProps } from "./button.tsx";
import { ShoppingCartIcon } from "./shop-icons.tsx";
import { getStock, type Stocked } from "./stock-badge.tsx";

type AddToCartButtonProps<Product extends Stocked> = {
  readonly product: Product;
  readonly onAdd: (product: Product) => void;
  /** Id of the element that names the product; the button's id begins with it. */
  readonly describedBy: string;
  readonly className: string;
  /** A cart; a list with many buttons has one of its own. */
  readonly icon?: ReactNode;
} & Pick<ButtonProps, "size" | "tabIndex">;

/** Adds a product to the cart; disabled while it is out of stock. */
export function AddToCartButton<Product extends Stocked>({
  product,
  onAdd,
  describedBy,
  icon,
  ...props
}: AddToCartButtonProps<Product>): ReactNode {
  const text = useText(shopText);
  const id = `${describedBy}-add`;
  function add(): void {
    platform().tap();
    onAdd(product);
  }
  const isSoldOut = getStock(product) === "out-of-stock";
  return (
    <Button
      id={id}
      disabled={isSoldOut}
      onClick={add}
      // A list of buttons tells them apart.
      aria-labelledby={`${id} ${describedBy}`}
      {...props}
    >
      {!isSoldOut && (icon ?? <ShoppingCartIcon />)}
      {isSoldOut ? text.outOfStock : text.addToCart}
    </Button>
  );
}

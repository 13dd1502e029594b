import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { productQuery } from "#web/api/product-query.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { openCartDialog } from "#web/features/cart/cart-opener.ts";
import { useAddToCart } from "#web/features/cart/use-add-to-cart.ts";
import { QuickView } from "#web/features/product/quick-view.tsx";

type ShopQuickViewProps = {
  /** As the list has it. */
  readonly product: ProductItem;
  readonly onClose: () => void;
};

/** The quick view of a product in the shop's list. Follows its changes. */
export function ShopQuickView({ product, onClose }: ShopQuickViewProps): ReactNode {
  const { data = product } = useQuery({
    ...productQuery(useApi(), product.id),
    placeholderData: product,
  });
  const add = useAddToCart();
  function openCart(): void {
    onClose();
    openCartDialog("cart");
  }
  return <QuickView product={data} onAdd={add} onOpenCart={openCart} onClose={onClose} />;
}

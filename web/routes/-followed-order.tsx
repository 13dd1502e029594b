import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { parseAmount } from "#domain/money.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { FollowedOrder, type FollowedOrderProps } from "#web/features/account/followed-order.tsx";
import { useGuestSource } from "#web/features/cart/use-guest-source.ts";

/** Connects the order of a private link with the cart of a guest. */
export function FollowedOrderWithCart(
  props: Omit<FollowedOrderProps, "onGuestOrderAgain">,
): ReactNode {
  const guest = useGuestSource();
  const navigate = useNavigate();
  function orderAgain({ items }: OrderItem): void {
    // The cart updates the prices when it opens, and drops what is no longer sold.
    const lines = items.map(({ id, name, price, quantity }) => ({
      productId: id,
      name,
      priceCents: parseAmount(price) ?? 0,
      quantity,
      imageUrl: null,
    }));
    guest.takeBack({ owner: null, lines });
    void navigate({ to: "/shop", hash: "cart" });
  }
  return <FollowedOrder {...props} onGuestOrderAgain={orderAgain} />;
}

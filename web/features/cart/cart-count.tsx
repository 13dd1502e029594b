import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { countPieces } from "#domain/cart.ts";
import { queryKeys } from "#web/api/queries.ts";
import { cartText } from "#web/messages/cart.ts";
import { useText } from "#web/messages/language.tsx";
import { listenForCartChange } from "./account-cart-channel.ts";
import { useCartSource } from "./use-cart-source.ts";

const maxShown = 99;

/** The pieces in the visitor's cart, on the button of every page. */
export function CartCount(): ReactNode {
  const text = useText(cartText);
  const queryClient = useQueryClient();
  useEffect(
    () =>
      listenForCartChange(() => void queryClient.invalidateQueries({ queryKey: queryKeys.cart })),
    [queryClient],
  );
  const count = countPieces(useCartSource().lines);
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{text.pieces(count)}</span>
      <span
        aria-hidden="true"
        data-slot="header-cart-count"
        className="absolute end-0 -top-1.5 min-w-4.5 rounded-full bg-ink px-1 text-center text-xs/4.5 font-semibold text-paper tabular-nums"
      >
        {count > maxShown ? `${maxShown}+` : count}
      </span>
    </>
  );
}

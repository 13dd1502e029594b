import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { Button } from "#web/ui/button.tsx";
import { ShoppingCartIcon } from "#web/ui/shop-icons.tsx";

type CartButtonProps = {
  /** Pieces in the cart. */
  readonly count: ReactNode;
  readonly onClick: () => void;
};

/** Opens the cart and shows how many pieces it holds. */
export function CartButton({ count, onClick }: CartButtonProps): ReactNode {
  const text = useText(shopText);
  return (
    <Button size="lg" onClick={onClick}>
      <ShoppingCartIcon />
      {/* The space separates word and number in the button's accessible name. */}
      {`${text.cart} `}
      {/* As wide as two digits from the start, so that nothing moves when the cart loads. */}
      <span
        data-slot="cart-count"
        className="min-w-[2ch] rounded-sm bg-ink px-1.5 font-mono text-sm text-paper tabular-nums"
      >
        {count}
      </span>
    </Button>
  );
}

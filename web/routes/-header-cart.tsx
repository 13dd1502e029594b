import type { ReactNode } from "react";
import { openCartDialog } from "#web/features/cart/cart-opener.ts";
import { guestCartText } from "#web/features/cart/guest-cart-text.ts";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";
import { quoteListText } from "#web/quotes/quote-list-text.ts";
import { useSession } from "#web/session/use-session.ts";
import { CartIcon } from "#web/ui/icons.tsx";
import { optionalChunk } from "#web/ui/lazy-chunk.tsx";

// A visitor without a cart doesn't load it.
const CartCount = optionalChunk(
  async () => (await import("#web/features/cart/cart-count.tsx")).CartCount,
);
// Likewise without a quote list.
const HeaderQuoteList = optionalChunk(
  async () => (await import("#web/features/quotes/header-quote-list.tsx")).HeaderQuoteList,
);

/** Opens the cart from the header of every page, with the count of its pieces, and leads to the quote list. */
export function HeaderCart(): ReactNode {
  const text = useText(shellText);
  const mayHaveCart = useStoredValue(guestCartText) !== "";
  const hasQuoteList = useStoredValue(quoteListText) !== "";
  const { user } = useSession();
  const button = (
    <button
      type="button"
      data-slot="header-cart"
      title={text.cart}
      aria-haspopup="dialog"
      onClick={() => openCartDialog("cart")}
      className="header-cart"
    >
      <CartIcon className="size-5" />
      <span className="sr-only">{text.cart}</span>
      {(mayHaveCart || user) && <CartCount />}
    </button>
  );
  return (
    <>
      {button}
      {hasQuoteList && <HeaderQuoteList />}
    </>
  );
}

import type { ReactNode } from "react";
import { ShoppingCartIcon } from "#web/ui/shop-icons.tsx";

const cartId = "list-cart";
const starsId = "list-stars";

/** Defines the icons of a list's products once per page: repeated per product, they would be a tenth of the HTML. */
export function ListIcons(): ReactNode {
  return (
    <svg aria-hidden="true" className="hidden">
      <defs>
        <ShoppingCartIcon id={cartId} />
        <path id={starsId} d={[0, 20, 40, 60, 80].map(starAt).join("")} />
      </defs>
    </svg>
  );
}

/** Within a list with `ListIcons`. */
export function ListedCartIcon(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <use href={`#${cartId}`} />
    </svg>
  );
}

/** Within a list with `ListIcons`. */
export function ListedStars(): ReactNode {
  return (
    <svg viewBox="0 0 100 20">
      <use href={`#${starsId}`} />
    </svg>
  );
}

function starAt(x: number): string {
  return `M${x + 10} 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6L${x + 1.4} 7.8l6-.8z`;
}

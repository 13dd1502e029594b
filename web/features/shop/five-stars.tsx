import type { ReactNode } from "react";
import { shopText } from "#web/messages/shop.ts";

/**
 * A fixed decoration, so it is hidden from screen readers and never in structured data. One path instead of
 * five icons keeps a page of cards light.
 */
export function FiveStars(): ReactNode {
  return (
    <p aria-hidden="true" className="flex flex-wrap items-center gap-x-1.5 text-xs text-muted">
      <svg viewBox="0 0 100 20" className="h-3 w-15 fill-current text-steel-4">
        <path d={[0, 20, 40, 60, 80].map(starAt).join("")} />
      </svg>
      {shopText.en.rating}
    </p>
  );
}

function starAt(x: number): string {
  return `M${x + 10} 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6L${x + 1.4} 7.8l6-.8z`;
}

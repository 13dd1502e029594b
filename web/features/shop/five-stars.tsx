import type { ReactNode } from "react";
import { shopText } from "#web/messages/shop.ts";
import { ListedStars } from "./list-icons.tsx";

/** A fixed decoration, so it is hidden from screen readers and never in structured data. */
export function FiveStars(): ReactNode {
  return (
    <p aria-hidden="true" className="tile-stars">
      <ListedStars />
      {shopText.en.rating}
    </p>
  );
}

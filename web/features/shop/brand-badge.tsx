import type { ReactNode } from "react";
import { Badge } from "#web/ui/badge.tsx";

/**
 * A product's brand, up to 80 characters as entered by admins: truncated, so that it doesn't widen the page.
 */
export function BrandBadge({ brand }: { readonly brand: string }): ReactNode {
  if (brand === "") return null;
  return (
    <Badge className="min-w-0">
      <span className="truncate" title={brand}>
        {brand}
      </span>
    </Badge>
  );
}

import type { ReactNode } from "react";
import { Badge } from "#web/ui/badge.tsx";

/** A product's brand. Admins may enter up to 80 letters: it is cut rather than widen the page. */
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

import type { ReactNode } from "react";
import { Badge } from "#web/ui/badge.tsx";

/** A product's brand. Admins may enter up to 80 letters, so it breaks rather than widen the page. */
export function BrandBadge({ brand }: { readonly brand: string }): ReactNode {
  if (brand === "") return null;
  return <Badge className="max-w-full whitespace-normal! wrap-break-word">{brand}</Badge>;
}

import { memo, type ComponentProps, type ReactNode } from "react";
import { useAddToCart } from "#web/features/cart/use-add-to-cart.ts";
import { SearchDialog } from "#web/features/search/search-dialog.tsx";
import { SearchPanel } from "#web/features/search/search-panel.tsx";
import type { SearchPanelProps } from "#web/search/search-panel.ts";

/** The search's results, with the visitor's cart. Memoized, since the field also renders for other reasons. */
export const SiteSearchPanel = memo(function SiteSearchPanel(props: SearchPanelProps): ReactNode {
  return <SearchPanel {...props} onAdd={useAddToCart()} />;
});

/** The search that the header opens. */
export function SiteSearchDialog(
  props: Omit<ComponentProps<typeof SearchDialog>, "Panel">,
): ReactNode {
  return <SearchDialog {...props} Panel={SiteSearchPanel} />;
}

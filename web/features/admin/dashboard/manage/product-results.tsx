import { PackageOpen } from "lucide-react";
import type { ReactNode } from "react";
import { productMessages } from "#domain/product-messages.ts";
import { ListFrame } from "#web/features/admin/dashboard/list-frame.tsx";
import { NoMatch } from "#web/features/admin/dashboard/no-match.tsx";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { isNarrowed, type ProductSearch } from "./product-search.ts";
import type { ProductListState } from "./use-product-results.ts";

type ProductResultsProps = {
  readonly list: ProductListState;
  readonly search: ProductSearch;
  readonly onClearFilters: () => void;
  /** The list itself, rendered if there is one. */
  readonly children: ReactNode;
};

/** The list with its header and footer, or its error or empty state. */
export function ProductResults({
  list,
  search,
  onClearFilters,
  children,
}: ProductResultsProps): ReactNode {
  const text = useText(dashboardProductsText);
  const { products } = list;
  const isEmpty = products?.length === 0 && !list.isOld && !list.hasMore;
  return (
    <ListFrame
      list={list}
      shown={products && list.loaded}
      text={{ ...text, loadFailed: productMessages.loadFailed }}
      empty={isEmpty && <NoProducts search={search} onClearFilters={onClearFilters} />}
      rowHeight="h-14 max-md:h-48"
    >
      {list.putAway > 0 && <PutAway list={list} />}
      {children}
    </ListFrame>
  );
}

function PutAway({ list }: { readonly list: ProductListState }): ReactNode {
  const text = useText(dashboardProductsText);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-2 text-sm text-muted">
      <p>{text.putAway(list.putAway)}</p>
      <Button size="sm" onClick={list.backToStart}>
        {text.backToStart}
      </Button>
    </div>
  );
}

function NoProducts({
  search,
  onClearFilters,
}: Pick<ProductResultsProps, "search" | "onClearFilters">): ReactNode {
  const text = useText(dashboardProductsText);
  const { addTab } = useText(dashboardText);
  const icon = <PackageOpen aria-hidden="true" />;
  if (isNarrowed(search)) {
    return <NoMatch icon={icon} text={text} clear={text.clearFilters} onClear={onClearFilters} />;
  }
  return search.state === "deleted" ? (
    <EmptyState icon={icon} title={text.noneDeleted} text={text.noneDeletedText} />
  ) : (
    <EmptyState
      icon={icon}
      title={text.none}
      text={text.noneText}
      action={
        <LinkButton to="/admin/products" search={{ tab: "add" }} resetScroll={false}>
          {addTab}
        </LinkButton>
      }
    />
  );
}

import { clsx } from "clsx";
import { PackageOpen } from "lucide-react";
import type { ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { useText } from "#web/lib/language.tsx";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { isNarrowed, type ProductSearch } from "./product-search.ts";
import type { ProductResults as Results } from "./use-product-results.ts";

interface ProductResultsProps {
  readonly list: Results;
  readonly search: ProductSearch;
  readonly onClearFilters: () => void;
  /** The list itself, shown where there is one. */
  readonly children: ReactNode;
}

/** The list with its ends, or why there is none. */
export function ProductResults({
  list,
  search,
  onClearFilters,
  children,
}: ProductResultsProps): ReactNode {
  const text = useText(dashboardProductsText);
  const { products, isOld } = list;
  if (list.hasFailed) {
    return (
      <ErrorState
        title={messages.products.loadFailed}
        text={text.errorText}
        onRetry={list.retry}
        busy={list.isFetching}
      />
    );
  }
  if (!products) return <LoadingRows />;
  if (products.length === 0 && !isOld && !list.hasMore) {
    return <NoProducts search={search} onClearFilters={onClearFilters} />;
  }
  return (
    <div className={clsx("transition-opacity", isOld && "opacity-50")}>
      {list.putAway > 0 && <PutAway list={list} />}
      {children}
      {list.hasMoreFailed && (
        <ErrorState
          title={messages.products.loadFailed}
          onRetry={list.loadMore}
          busy={list.isLoadingMore}
          className="mt-6"
        />
      )}
      {list.hasMore && !list.hasMoreFailed && (
        <div className="flex flex-col items-center gap-3 py-6">
          <p className="text-sm text-muted">{text.shownOf(list.loaded, list.count)}</p>
          <Button busy={list.isLoadingMore} onClick={list.loadMore}>
            {text.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

function PutAway({ list }: { readonly list: Results }): ReactNode {
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
  const icon = <PackageOpen aria-hidden="true" />;
  if (isNarrowed(search)) {
    return (
      <EmptyState
        icon={icon}
        title={text.noMatch}
        text={text.noMatchText}
        action={<Button onClick={onClearFilters}>{text.clearFilters}</Button>}
      />
    );
  }
  return search.state === "deleted" ? (
    <EmptyState icon={icon} title={text.noneDeleted} text={text.noneDeletedText} />
  ) : (
    <EmptyState icon={icon} title={text.none} text={text.noneText} />
  );
}

function LoadingRows(): ReactNode {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}

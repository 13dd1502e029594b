import { clsx } from "clsx";
import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { useText } from "#web/lib/language.tsx";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { OrderSearch } from "./order-search.ts";
import type { OrderResults as Results } from "./use-order-results.ts";

interface OrderResultsProps {
  readonly list: Results;
  readonly search: OrderSearch;
  readonly onClearFilters: () => void;
  /** The list itself, shown where there is one. */
  readonly children: ReactNode;
}

/** The list with its end, or why there is none. */
export function OrderResults({
  list,
  search,
  onClearFilters,
  children,
}: OrderResultsProps): ReactNode {
  const text = useText(dashboardOrdersText);
  const { orders, isOld } = list;
  if (list.hasFailed) {
    return (
      <ErrorState
        title={messages.orders.loadFailed}
        text={text.errorText}
        onRetry={list.retry}
        busy={list.isFetching}
      />
    );
  }
  if (!orders) return <LoadingRows />;
  if (orders.length === 0 && !isOld) {
    return <NoOrders search={search} onClearFilters={onClearFilters} />;
  }
  return (
    <div className={clsx("transition-opacity", isOld && "opacity-50")}>
      {children}
      {list.hasMoreFailed && (
        <ErrorState
          title={messages.orders.loadFailed}
          onRetry={list.loadMore}
          busy={list.isLoadingMore}
          className="mt-6"
        />
      )}
      {list.hasMore && !list.hasMoreFailed && <ShowMore list={list} shown={orders.length} />}
    </div>
  );
}

function ShowMore({ list, shown }: { readonly list: Results; readonly shown: number }): ReactNode {
  const text = useText(dashboardOrdersText);
  const { showMore } = useText(dashboardText);
  return (
    <div className="flex flex-col items-center gap-3 py-6">
      <p className="text-sm text-muted">{text.shownOf(shown, list.count)}</p>
      <Button busy={list.isLoadingMore} onClick={list.loadMore}>
        {showMore}
      </Button>
    </div>
  );
}

function NoOrders({
  search: { q, status, day },
  onClearFilters,
}: Pick<OrderResultsProps, "search" | "onClearFilters">): ReactNode {
  const text = useText(dashboardOrdersText);
  const { empty, emptyText } = useText(dashboardText);
  const icon = <Inbox aria-hidden="true" />;
  if (q !== undefined || day !== undefined || (status !== undefined && status !== "deleted")) {
    return (
      <EmptyState
        icon={icon}
        title={text.noMatch}
        text={text.noMatchText}
        action={<Button onClick={onClearFilters}>{text.clearFilters}</Button>}
      />
    );
  }
  return status === "deleted" ? (
    <EmptyState icon={icon} title={text.noneDeleted} text={text.noneDeletedText} />
  ) : (
    <EmptyState icon={icon} title={empty} text={emptyText} />
  );
}

function LoadingRows(): ReactNode {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}

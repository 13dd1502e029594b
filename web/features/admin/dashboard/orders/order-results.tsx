import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import type { OrderItem } from "#web/api/queries.ts";
import type { KeysetList } from "#web/api/use-keyset-list.ts";
import { ListFrame } from "#web/features/admin/dashboard/list-frame.tsx";
import { NoMatch } from "#web/features/admin/dashboard/no-match.tsx";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useText } from "#web/messages/language.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { OrderSearch } from "./order-search.ts";

type OrderResultsProps = {
  readonly list: KeysetList<OrderItem>;
  readonly search: OrderSearch;
  readonly onClearFilters: () => void;
  /** The list itself, rendered if there is one. */
  readonly children: ReactNode;
};

/** The list with its footer, or its error or empty state. */
export function OrderResults({
  list,
  search,
  onClearFilters,
  children,
}: OrderResultsProps): ReactNode {
  const text = useText(dashboardOrdersText);
  const { showMore } = useText(dashboardText);
  const { items: orders } = list;
  const isEmpty = orders?.length === 0 && !list.isOld;
  return (
    <ListFrame
      list={list}
      shown={orders?.length}
      text={{ ...text, showMore, loadFailed: messages.orders.loadFailed }}
      empty={isEmpty && <NoOrders search={search} onClearFilters={onClearFilters} />}
      rowHeight="h-24 max-md:h-56"
    >
      {children}
    </ListFrame>
  );
}

function NoOrders({
  search: { q, status, day, until },
  onClearFilters,
}: Pick<OrderResultsProps, "search" | "onClearFilters">): ReactNode {
  const text = useText(dashboardOrdersText);
  const { empty, emptyText } = useText(dashboardText);
  const icon = <Inbox aria-hidden="true" />;
  if (
    q !== undefined ||
    day !== undefined ||
    until !== undefined ||
    (status !== undefined && status !== "deleted")
  ) {
    return <NoMatch icon={icon} text={text} clear={text.clearFilters} onClear={onClearFilters} />;
  }
  return status === "deleted" ? (
    <EmptyState icon={icon} title={text.noneDeleted} text={text.noneDeletedText} />
  ) : (
    <EmptyState icon={icon} title={empty} text={emptyText} />
  );
}

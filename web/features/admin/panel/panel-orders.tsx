import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState, useId } from "react";
import { getErrorCode } from "#web/api/api-error.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { orderQuery } from "#web/api/staff-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { orderStatusText } from "#web/messages/order-status.ts";
import { toOrderListItem } from "#web/orders/order-row.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type PanelFilter, PanelOrderList } from "./panel-order-list.tsx";
import { PanelOrder } from "./panel-order.tsx";

type PanelOrdersProps = {
  /** Shown above the others, however old it is. */
  readonly orderId: string | undefined;
};

/** 'Porositë': all orders or the pending ones, newest first, with an editable status. */
export function PanelOrders({ orderId }: PanelOrdersProps): ReactNode {
  const text = useText(adminPanelText);
  const statuses = useText(orderStatusText);
  const linked = useQuery({
    ...orderQuery(useApi(), orderId ?? ""),
    enabled: orderId !== undefined,
  });
  const [filter, setFilter] = useState<PanelFilter>("all");
  return (
    <>
      <SegmentedControl
        label={text.filterOrders}
        options={[
          { value: "all", label: text.allOrders },
          { value: "pending", label: statuses.pending },
        ]}
        value={filter}
        onValueChange={setFilter}
        className="mb-4"
      />
      {orderId !== undefined && <LinkedPanelOrder query={linked} />}
      {/* The list leaves out the linked order only once that is shown above it. */}
      <PanelOrderList key={filter} filter={filter} linkedId={linked.data?.id} />
    </>
  );
}

type LinkedPanelOrderProps = {
  readonly query: UseQueryResult<OrderItem, unknown>;
};

/** The order that a link of the dashboard named, above the others. */
function LinkedPanelOrder({ query }: LinkedPanelOrderProps): ReactNode {
  const text = useText(adminPanelText);
  const headingId = useId();
  const { data: order, error, isFetching, refetch } = query;
  const isGone = ["not_found", "invalid_input"].includes(getErrorCode(error) ?? "");
  if (isGone) {
    return (
      <Notice tone="warning" className="mb-4">
        {text.linkedOrderGone}
      </Notice>
    );
  }
  if (!order && error) {
    return (
      <ErrorState
        className="mb-6"
        title={text.linkedOrderFailed}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!order) return <Skeleton className="mb-4 h-56" />;
  return (
    <section aria-labelledby={headingId} className="mb-6">
      <p id={headingId} className="mb-2 text-sm font-semibold">
        {text.linkedOrder}
      </p>
      <PanelOrder order={toOrderListItem(order, "sq-AL", "sq")} isFresh />
    </section>
  );
}

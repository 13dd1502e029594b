import type { UseQueryResult } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import { getErrorCode } from "#web/api/api-error.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { toOrderListItem } from "#web/orders/order-row.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PanelOrder } from "./panel-order.tsx";

type LinkedPanelOrderProps = {
  readonly query: UseQueryResult<OrderItem, unknown>;
};

/** The order that a link of the dashboard named, above the others. */
export function LinkedPanelOrder({ query }: LinkedPanelOrderProps): ReactNode {
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

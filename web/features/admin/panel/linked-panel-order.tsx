import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import { getErrorCode } from "#web/api/api-error.ts";
import { orderQuery } from "#web/api/staff-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { toOrderListItem } from "#web/orders/order-row.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PanelOrder } from "./panel-order.tsx";

/** The order that a link of the dashboard named, above the others. */
export function LinkedPanelOrder({ id }: { readonly id: string }): ReactNode {
  const text = useText(adminPanelText);
  const headingId = useId();
  const { data: order, error } = useQuery(orderQuery(useApi(), id));
  const isGone = ["not_found", "invalid_input"].includes(getErrorCode(error) ?? "");
  if (isGone) {
    return (
      <Notice tone="warning" className="mb-4">
        {text.linkedOrderGone}
      </Notice>
    );
  }
  // Without an answer the list below still has the order, if it is one of the newest.
  if (!order) return error ? null : <Skeleton className="mb-4 h-56" />;
  return (
    <section aria-labelledby={headingId} className="mb-6">
      <p id={headingId} className="mb-2 text-sm font-semibold">
        {text.linkedOrder}
      </p>
      <PanelOrder order={toOrderListItem(order, "sq-AL", "sq")} isFresh />
    </section>
  );
}

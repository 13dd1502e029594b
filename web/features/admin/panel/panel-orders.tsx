import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { orderQuery } from "#web/api/staff-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { orderStatusText } from "#web/messages/order-status.ts";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { LinkedPanelOrder } from "./linked-panel-order.tsx";
import { type PanelFilter, PanelOrderList } from "./panel-order-list.tsx";

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

import type { ReactNode } from "react";
import { ListControls } from "#web/features/admin/dashboard/list-controls.tsx";
import { PeriodFields } from "#web/features/admin/dashboard/period/period-fields.tsx";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { useText } from "#web/messages/language.tsx";
import { orderStatusText } from "#web/messages/order-status.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import {
  changeOrderSearch,
  maxOrderSearchLength,
  orderStatusChoices,
  type OrderSearch,
  type OrderSearchChange,
} from "./order-search.ts";

type OrderControlsProps = {
  readonly search: OrderSearch;
  /** Typing replaces the history entry; a selection adds one. */
  readonly onSearchChange: (search: OrderSearch, step: "new" | "same") => void;
};

const all = "all";

/** The order list's search and filters. */
export function OrderControls({ search, onSearchChange }: OrderControlsProps): ReactNode {
  const text = useText(dashboardOrdersText);
  const statuses = useText(orderStatusText);
  const change = (part: OrderSearchChange, step: "new" | "same"): void =>
    onSearchChange(changeOrderSearch(search, part), step);
  return (
    <ListControls
      text={text}
      q={search.q}
      maxLength={maxOrderSearchLength}
      onSearch={(q) => change({ q }, "same")}
      className="grid-cols-2 md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <SelectField
        className="max-md:col-span-2"
        label={text.status}
        name="status"
        value={search.status ?? all}
        options={[
          { value: all, label: text.allStatuses },
          ...orderStatusChoices.map((value) => ({
            value,
            label: value === "deleted" ? text.deleted : statuses[value],
          })),
        ]}
        onValueChange={(status) => change({ status: status === all ? undefined : status }, "new")}
      />
      <PeriodFields period={search} onChange={(period) => change(period, "same")} />
    </ListControls>
  );
}

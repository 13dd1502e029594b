import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { useStaffApi } from "#web/api/staff-client.ts";
import { customersQuery } from "#web/api/staff-queries.ts";
import { ListControls } from "#web/features/admin/dashboard/list-controls.tsx";
import { ListFrame } from "#web/features/admin/dashboard/list-frame.tsx";
import { NoMatch } from "#web/features/admin/dashboard/no-match.tsx";
import { useDashboardList } from "#web/features/admin/dashboard/use-dashboard-list.ts";
import { dashboardCustomersText } from "#web/messages/dashboard-customers.ts";
import { useText } from "#web/messages/language.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CustomerDialog } from "./customer-dialog.tsx";
import {
  maxCustomerSearchLength,
  parseCustomerSearch,
  type CustomerSearch,
} from "./customer-search.ts";
import { CustomerTable } from "./customer-table.tsx";

export type CustomersTabProps = {
  readonly search: CustomerSearch;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onSearchChange: (search: CustomerSearch, step: "new" | "same") => void;
};

const getKey = ({ key }: { readonly key: string }): string => key;

/** Who ordered or asked for a quote, by their newest order or quote. */
export function CustomersTab({ search, onSearchChange }: CustomersTabProps): ReactNode {
  const text = useText(dashboardCustomersText);
  const { q, customer } = search;
  const options = customersQuery(useStaffApi(), q === undefined ? {} : { search: q.trim() });
  const list = useDashboardList(options, getKey, text.loadFailed);
  const { items, isOld, isLoading } = list;
  const open = (key: string | undefined): void =>
    onSearchChange(parseCustomerSearch({ ...search, customer: key }), "new");
  return (
    <section aria-busy={isLoading}>
      <h2 className="sr-only">{text.title}</h2>
      <p className="pb-3 text-sm text-muted">{text.lead}</p>
      <ListControls
        text={text}
        q={q}
        maxLength={maxCustomerSearchLength}
        onSearch={(typed) => onSearchChange(parseCustomerSearch({ ...search, q: typed }), "same")}
        className="grid-cols-1"
      />
      <p role="status" className="min-h-14 content-center text-sm text-muted">
        {isLoading ? text.loading : items && text.found(list.count)}
      </p>
      <ListFrame
        list={list}
        shown={items?.length}
        text={text}
        empty={
          items?.length === 0 &&
          !isOld && (
            <NoCustomers isSearch={q !== undefined} onClear={() => onSearchChange({}, "new")} />
          )
        }
        rowHeight="h-16 max-md:h-44"
      >
        <CustomerTable customers={items ?? []} onOpen={({ key }) => open(key)} />
      </ListFrame>
      {customer !== undefined && (
        <CustomerDialog key={customer} reference={customer} onClose={() => open(undefined)} />
      )}
    </section>
  );
}

function NoCustomers({
  isSearch,
  onClear,
}: {
  readonly isSearch: boolean;
  readonly onClear: () => void;
}): ReactNode {
  const text = useText(dashboardCustomersText);
  const icon = <Users aria-hidden="true" />;
  return isSearch ? (
    <NoMatch icon={icon} text={text} clear={text.clearSearch} onClear={onClear} />
  ) : (
    <EmptyState icon={icon} title={text.none} text={text.noneText} />
  );
}

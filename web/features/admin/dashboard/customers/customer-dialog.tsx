import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Customer } from "#domain/customer-schema.ts";
import { readApiError } from "#web/api/api-error.ts";
import { useStaffApi } from "#web/api/staff-client.ts";
import { customerQuery } from "#web/api/staff-queries.ts";
import { dashboardCustomersText } from "#web/messages/dashboard-customers.ts";
import { useText } from "#web/messages/language.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CustomerFacts } from "./customer-facts.tsx";
import { CustomerOrders, CustomerQuotes } from "./customer-lists.tsx";
import { CustomerNotes } from "./customer-notes.tsx";

type CustomerDialogProps = {
  /** The customer's key, or an order or a quote of the customer. */
  readonly reference: string;
  readonly onClose: () => void;
};

/** One customer with all orders and quotes, and the notes of the staff. */
export function CustomerDialog({ reference, onClose }: CustomerDialogProps): ReactNode {
  const text = useText(dashboardCustomersText);
  const query = useQuery(customerQuery(useStaffApi(), reference));
  const { data } = query;
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={data ? data.name : text.customer}
      description={data && (data.account ? text.ofAccount : text.ofPhone)}
    >
      {data ? <LoadedCustomer customer={data} /> : <Unloaded query={query} />}
    </Dialog>
  );
}

function Unloaded({ query }: { readonly query: UseQueryResult<Customer, unknown> }): ReactNode {
  const text = useText(dashboardCustomersText);
  if (readApiError(query.error)?.status === 404) {
    return <EmptyState title={text.unknown} text={text.unknownText} />;
  }
  if (query.isError) {
    return (
      <ErrorState
        title={text.loadFailed}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-80" />
    </div>
  );
}

function LoadedCustomer({ customer }: { readonly customer: Customer }): ReactNode {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <CustomerFacts customer={customer} />
      {/* Before the lists on narrow screens, else beside them. */}
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CustomerNotes customerKey={customer.key} />
      </div>
      <div className="grid min-w-0 content-start gap-8 lg:col-start-1">
        <CustomerOrders customer={customer} />
        <CustomerQuotes customer={customer} />
      </div>
    </div>
  );
}

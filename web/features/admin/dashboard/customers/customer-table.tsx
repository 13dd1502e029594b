import type { ReactNode } from "react";
import type { CustomerSummary } from "#domain/customer-schema.ts";
import { PhoneLink } from "#web/features/admin/phone-link.tsx";
import { dashboardCustomersText } from "#web/messages/dashboard-customers.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { useText } from "#web/messages/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Table } from "#web/ui/table.tsx";

type CustomerTableProps = {
  readonly customers: readonly CustomerSummary[];
  readonly onOpen: (customer: CustomerSummary) => void;
};

export function CustomerTable({ customers, onOpen }: CustomerTableProps): ReactNode {
  const text = useText(dashboardCustomersText);
  return (
    <Table<CustomerSummary>
      caption={text.caption}
      isList
      rows={customers}
      rowKey={({ key }) => key}
      columns={[
        {
          key: "name",
          header: text.customer,
          rowHeader: true,
          renderCell: (customer) => <Name customer={customer} onOpen={() => onOpen(customer)} />,
        },
        {
          key: "phone",
          header: text.phone,
          renderCell: ({ phone }) => <PhoneLink phone={phone} isAlone />,
        },
        { key: "orders", header: text.orders, numeric: true, renderCell: ({ orders }) => orders },
        { key: "quotes", header: text.quotes, numeric: true, renderCell: ({ quotes }) => quotes },
        { key: "notes", header: text.notes, numeric: true, renderCell: ({ notes }) => notes },
        {
          key: "last",
          header: text.last,
          renderCell: ({ last_at: last }) => (
            <time dateTime={last} className="whitespace-nowrap tabular-nums">
              {formatAlbanianDate(new Date(last))}
            </time>
          ),
        },
      ]}
    />
  );
}

function Name({
  customer: { key, name, company_name: company },
  onOpen,
}: {
  readonly customer: CustomerSummary;
  readonly onOpen: () => void;
}): ReactNode {
  const text = useText(dashboardCustomersText);
  return (
    <span className="grid justify-items-start gap-0.5 wrap-anywhere">
      <span className="inline-flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="text-link min-h-6 text-start font-medium select-text pointer-coarse:min-h-11"
        >
          {name}
        </button>
        {key.startsWith("account:") && <Badge>{text.account}</Badge>}
      </span>
      {company !== "" && <span className="font-normal text-muted">{company}</span>}
    </span>
  );
}

import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Customer } from "#domain/customer-schema.ts";
import { ordersQuery } from "#web/api/order-queries.ts";
import { quotesQuery } from "#web/api/quote-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { getRowId, useKeysetList, type KeysetListState } from "#web/api/use-keyset-list.ts";
import { ListFrame } from "#web/features/admin/dashboard/list-frame.tsx";
import { dashboardCustomersText } from "#web/messages/dashboard-customers.ts";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useText } from "#web/messages/language.tsx";
import { orderStatusText } from "#web/messages/order-status.ts";
import { toOrderListItem } from "#web/orders/order-row.ts";
import { statusTone } from "#web/orders/status-tone.ts";
import { quoteStatusTone } from "#web/quotes/quote-status-tone.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Table } from "#web/ui/table.tsx";

type CustomerListProps = { readonly customer: Customer };

/** An order or a quote of a customer. */
type SentRow = {
  readonly id: string;
  readonly number: ReactNode;
  readonly sentAt: string;
  readonly status: ReactNode;
  readonly total: string;
};

/** Orders of a customer, newest first. */
export function CustomerOrders({ customer }: CustomerListProps): ReactNode {
  const text = useText(dashboardCustomersText);
  const statuses = useText(orderStatusText);
  const list = useKeysetList(ordersQuery(useApi(), { customer: customer.key }), getRowId);
  const rows = list.items?.map((order): SentRow => {
    const { id, shortId, status, total } = toOrderListItem(order, "sq-AL");
    return {
      id,
      sentAt: order.created_at,
      number: (
        <Link to="/admin/products" search={{ q: shortId }} resetScroll={false} className={link}>
          {shortId}
        </Link>
      ),
      status: <Badge tone={statusTone[status]}>{statuses[status]}</Badge>,
      total,
    };
  });
  const texts = { title: text.orders, none: text.noOrders, failed: text.ordersFailed };
  return <SentList list={list} rows={rows} text={texts} />;
}

/** Quotes that a customer asked for, newest first. */
export function CustomerQuotes({ customer }: CustomerListProps): ReactNode {
  const text = useText(dashboardCustomersText);
  const { statuses } = useText(dashboardQuotesText);
  const list = useKeysetList(quotesQuery(useApi(), { customer: customer.key }), getRowId);
  const rows = list.items?.map(({ id, number, status, total, created_at: sentAt }): SentRow => ({
    id,
    sentAt,
    number: (
      <Link
        to="/admin/products"
        search={{ tab: "quotes", quote: id }}
        resetScroll={false}
        className={link}
      >
        {number}
      </Link>
    ),
    status: <Badge tone={quoteStatusTone[status]}>{statuses[status]}</Badge>,
    total: total === null ? "–" : formatEur(total),
  }));
  const texts = { title: text.quotes, none: text.noQuotes, failed: text.quotesFailed };
  return <SentList list={list} rows={rows} text={texts} />;
}

const link =
  "text-link inline-block min-h-6 font-mono pointer-coarse:min-h-11 pointer-coarse:leading-11";

type SentListProps = {
  readonly list: KeysetListState;
  readonly rows: readonly SentRow[] | undefined;
  readonly text: { readonly title: string; readonly none: string; readonly failed: string };
};

function SentList({ list, rows, text: { title, none, failed } }: SentListProps): ReactNode {
  const text = useText(dashboardCustomersText);
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-sm font-semibold">
        {title} {rows && <span className="font-normal text-muted">{list.count}</span>}
      </h3>
      <ListFrame
        list={list}
        shown={rows?.length}
        text={{ ...text, loadFailed: failed, shownOf: text.shown }}
        empty={rows?.length === 0 && <p className="text-sm text-muted">{none}</p>}
        rowHeight="h-10"
      >
        <Table<SentRow>
          caption={title}
          dense
          rows={rows ?? []}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "number",
              header: text.number,
              rowHeader: true,
              renderCell: ({ number }) => number,
            },
            {
              key: "date",
              header: text.date,
              renderCell: ({ sentAt }) => (
                <time dateTime={sentAt} className="tabular-nums">
                  {formatAlbanianDate(new Date(sentAt))}
                </time>
              ),
            },
            { key: "status", header: text.status, renderCell: ({ status }) => status },
            { key: "total", header: text.amount, numeric: true, renderCell: ({ total }) => total },
          ]}
        />
      </ListFrame>
    </section>
  );
}

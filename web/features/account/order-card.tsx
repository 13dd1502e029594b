import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import type { OrderRow } from "#web/lib/orders/order-row.ts";
import { statusTone } from "#web/lib/orders/status-tone.ts";
import { accountText } from "#web/messages/account.ts";
import { orderStatusText } from "#web/messages/order-status.ts";
import { Badge } from "#web/ui/badge.tsx";

export interface OrderCardProps {
  readonly order: OrderRow;
  readonly headingLevel?: 2 | 3;
  /** What can be done with it. */
  readonly action?: ReactNode;
}

/** One order as its customer sees it. */
export function OrderCard({ order, headingLevel = 3, action }: OrderCardProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  const text = useText(accountText);
  const statuses = useText(orderStatusText);
  return (
    <article className="rounded-lg border border-hairline bg-raised">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline px-5 py-3.5">
        <Heading className="font-semibold">
          {text.order} <span className="font-mono font-normal">{order.shortId}</span>
        </Heading>
        <time
          dateTime={order.orderedAt}
          className="text-sm text-muted max-sm:order-last max-sm:w-full"
        >
          {order.date}
        </time>
        <Badge tone={statusTone[order.status]} className="ms-auto">
          {statuses[order.status]}
        </Badge>
      </header>
      <ul className="divide-y divide-hairline px-5">
        {order.lines.map((line) => (
          <li key={line.key} className="flex items-baseline justify-between gap-4 py-2.5 text-sm">
            <span className="min-w-0 wrap-anywhere">
              <span className="text-muted tabular-nums">{line.quantity} × </span>
              {line.name}
            </span>
            <span className="font-mono whitespace-nowrap tabular-nums">{line.total}</span>
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-hairline px-5 py-3.5">
        <p className="min-w-0 text-sm break-words text-muted">
          {text.deliveredTo}: {order.place}
        </p>
        <p className="ms-auto font-semibold">
          {text.total} <span className="tabular-nums">{order.total}</span>
        </p>
        {action && <div className="mt-2 w-full">{action}</div>}
      </footer>
    </article>
  );
}

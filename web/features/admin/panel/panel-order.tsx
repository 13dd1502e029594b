import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OrderItem } from "#web/api/queries.ts";
import { PhoneLink } from "#web/features/admin/phone-link.tsx";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useLanguage, useText } from "#web/messages/language.tsx";
import { orderStatusText } from "#web/messages/order-status.ts";
import type { OrderListItem } from "#web/orders/order-row.ts";
import { statusTone } from "#web/orders/status-tone.ts";
import { Badge } from "#web/ui/badge.tsx";
import { StatusControls } from "./status-controls.tsx";
import { useSetStatus } from "./use-set-status.ts";

export type PanelOrderProps = {
  readonly order: OrderListItem;
  /** It arrived a moment ago. */
  readonly isFresh: boolean;
  readonly onChanged?: (order: OrderItem) => void;
};

export function PanelOrder({ order, isFresh, onChanged }: PanelOrderProps): ReactNode {
  const text = useText(adminPanelText);
  const statuses = useText(orderStatusText);
  const { status, isBusy, setStatus } = useSetStatus(order.id, order.status, onChanged);
  return (
    <article
      className={clsx(
        "rounded-lg border",
        isFresh ? "border-accent-text bg-accent-soft" : "border-hairline bg-raised",
      )}
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline px-4 py-3">
        <h3 className="font-semibold">
          {text.order} <span className="font-mono font-normal">{order.shortId}</span>
        </h3>
        <time dateTime={order.orderedAt} className="text-sm text-muted tabular-nums">
          {order.date}
        </time>
        <Badge tone={statusTone[status]} className="ms-auto">
          {statuses[status]}
        </Badge>
      </header>
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 px-4 py-3 sm:grid-cols-2">
        <Customer order={order} />
        <Products order={order} />
      </div>
      <StatusControls
        shortId={order.shortId}
        status={status}
        isBusy={isBusy}
        onChange={setStatus}
      />
    </article>
  );
}

function Customer({ order }: { readonly order: OrderListItem }): ReactNode {
  const text = useText(adminPanelText);
  const { phone } = order;
  const entries: readonly (readonly [name: string, value: ReactNode])[] = [
    [text.customer, order.customer],
    [text.phone, phone && <PhoneLink key="phone" phone={phone} isAlone />],
    [text.email, order.email],
    [text.company, order.company],
    [text.nipt, order.nipt],
    [text.address, order.place],
    [text.notes, order.notes],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 text-sm">
      {entries
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Products({ order }: { readonly order: OrderListItem }): ReactNode {
  const language = useLanguage();
  const text = useText(adminPanelText);
  return (
    <div className="text-sm">
      <p className="text-muted">{text.products}</p>
      <ul className="mt-1 grid gap-1">
        {order.lines.map((line) => (
          <li key={line.key} className="break-words">
            <span className="text-muted tabular-nums">{line.quantity} × </span>
            <span lang="en">{line.name}</span>
            {line.shortAt !== undefined && (
              <span className="block text-xs text-red">
                {text.shortLine(line.shortAt, line.quantity)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {order.delivery !== undefined && (
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-muted">
          {text.delivery}
          <span className="tabular-nums">{order.delivery === "" ? text.free : order.delivery}</span>
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline pt-2">
        <span>{text.total}</span>
        <span className="tabular-nums">
          <strong className="font-semibold whitespace-nowrap">
            {order.totalLek} {text.lek}
          </strong>{" "}
          <span className="whitespace-nowrap text-muted">
            ({formatEur(order.totalEur, language)})
          </span>
        </span>
      </p>
    </div>
  );
}

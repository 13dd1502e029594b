import { formatAlbanianCount } from "#domain/albanian-amount.ts";
import { lineTotalCents, parseAmount, toAmount } from "#domain/money.ts";
import { shownStatus, type ShownStatus } from "#domain/order-status.ts";
import { shortOrderId } from "#domain/order.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { formatBritishDate } from "#web/messages/format/british-format.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import type { Language } from "#web/messages/language.tsx";

export type OrderLine = {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  /** Pieces taken from stock, if those were too few. */
  readonly shortAt: number | undefined;
  readonly price: string;
  readonly total: string;
};

/** An order, formatted for display. */
export type OrderListItem = {
  readonly id: string;
  /** The order number: the first 8 characters of the id. */
  readonly shortId: string;
  readonly orderedAt: string;
  readonly date: string;
  readonly customer: string;
  readonly phone: string;
  /** Country, city and address; empty ones are skipped. */
  readonly place: string;
  readonly notes: string;
  readonly email: string;
  readonly company: string;
  readonly nipt: string;
  /** Cost of the delivery; empty if it is free, undefined if it is agreed on the phone. */
  readonly delivery: string | undefined;
  readonly lines: readonly OrderLine[];
  readonly total: string;
  readonly totalEur: number;
  /** The total in lek, without the unit. */
  readonly totalLek: string;
  readonly status: ShownStatus;
  /** Who deleted it and when; only in the list of deleted orders. */
  readonly deleted: { readonly by: string; readonly date: string } | undefined;
};

export type DateStyle = "sq-AL" | "en-GB";

/** Formats an order for display; dates are in the shop's time zone, euro as in the language's texts. */
export function toOrderListItem(
  order: OrderItem,
  dateStyle: DateStyle,
  language: Language = "en",
): OrderListItem {
  return {
    id: order.id,
    shortId: shortOrderId(order.id),
    orderedAt: order.created_at,
    date: dateFormats[dateStyle](new Date(order.created_at)),
    customer: order.customer_name,
    phone: order.phone,
    place: [order.country, order.city, order.shipping_method].filter(Boolean).join(", "),
    notes: order.notes,
    email: order.email,
    company: order.company_name,
    nipt: order.nipt,
    delivery: describeDelivery(order.delivery, language),
    lines: order.items.map((item) => describeLine(item, language)),
    total: formatEur(order.total, language),
    totalEur: order.total,
    totalLek: formatAlbanianCount(Math.round(order.total_all)),
    status: shownStatus(order.status),
    deleted: describeDeletion(order, dateStyle),
  };
}

function describeDelivery(cost: number | null, language: Language): string | undefined {
  if (cost === null) return undefined;
  return cost === 0 ? "" : formatEur(cost, language);
}

function describeLine(
  { id, name, price, quantity, taken }: OrderItem["items"][number],
  language: Language,
): OrderLine {
  const cents = parseAmount(price) ?? 0;
  return {
    key: id,
    name,
    quantity,
    shortAt: taken !== null && taken < quantity ? taken : undefined,
    price: formatEur(price, language),
    total: formatEur(toAmount(lineTotalCents(cents, quantity)), language),
  };
}

function describeDeletion(order: OrderItem, dateStyle: DateStyle): OrderListItem["deleted"] {
  const { deleted_at: at, deleted_by: by } = order;
  return at === null ? undefined : { by: by ?? "", date: dateFormats[dateStyle](new Date(at)) };
}

const dateFormats: Readonly<Record<DateStyle, (date: Date) => string>> = {
  "sq-AL": formatAlbanianDate,
  "en-GB": formatBritishDate,
};

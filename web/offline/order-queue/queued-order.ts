import { intersectLines, subtractLines, type CartLine } from "#domain/cart.ts";
import { isRecord, parseJson } from "#domain/json.ts";
import type { OrderField, OrderForm } from "#domain/order.ts";
import { toSavedLines, readSavedLines } from "#web/offline/saved-lines.ts";
import { isOrderField, readSavedOrderForm } from "#web/offline/saved-order-form.ts";

/** An order stored on the device until it can be sent. */
export type QueuedOrder = {
  /** The form's idempotency key, a UUID: repeated sends create only one order. */
  readonly key: string;
  /** Id of the customer who made it, null for a guest. It is only sent as that customer. */
  readonly owner: string | null;
  /** ISO date and time. */
  readonly madeAt: string;
  readonly form: OrderForm;
  readonly lines: readonly CartLine[];
  /** Pieces of the lines that were on the device only; absent if none. All of them for a guest. */
  readonly fromDevice?: readonly CartLine[] | undefined;
  /** It was sent but no answer came, so the shop may have it. */
  readonly isInDoubt: boolean;
  /** Why the shop rejected it; it is kept until the user decides. */
  readonly rejection?: OrderRejection | undefined;
};

/** What an order takes from a cart. */
export type OrderPieces = Pick<QueuedOrder, "owner" | "lines" | "fromDevice">;

export type NamedProduct = {
  readonly id: string;
  readonly name: string;
};

export type OrderRejection =
  | { readonly kind: "unavailable"; readonly products: readonly NamedProduct[] }
  /** The shop has an order with other contents under this key. */
  | { readonly kind: "placed-earlier" }
  /** The shop had this order and deleted it. */
  | { readonly kind: "deleted" }
  | { readonly kind: "rejected"; readonly fields: readonly OrderField[] };

/** Splits an order's pieces into those of the device and those that its account's cart has. */
export function splitOrigin({ owner, lines, fromDevice = [] }: OrderPieces): {
  readonly onDevice: readonly CartLine[];
  readonly inAccount: readonly CartLine[];
} {
  const onDevice = owner === null ? lines : intersectLines(lines, fromDevice);
  return { onDevice, inAccount: subtractLines(lines, onDevice) };
}

/** Serialises orders for the device; an empty list gives an empty text. */
export function formatQueue(orders: readonly QueuedOrder[]): string {
  if (orders.length === 0) return "";
  return JSON.stringify(
    orders.map((order) => ({
      ...order,
      lines: toSavedLines(order.lines),
      ...(order.fromDevice && { fromDevice: toSavedLines(order.fromDevice) }),
    })),
  );
}

/** Parses stored orders. Invalid entries are dropped, since the storage is untrusted. */
export function parseQueue(text: string): readonly QueuedOrder[] {
  return getList(parseJson(text)).flatMap((one) => readOrder(one));
}

function readOrder(value: unknown): readonly QueuedOrder[] {
  if (!isRecord(value)) return [];
  const { key, owner, madeAt, form, isInDoubt, rejection, refusal } = value;
  const lines = readSavedLines(value["lines"]);
  if (typeof key !== "string" || !/^[0-9a-f-]{36}$/.test(key)) return [];
  if (owner !== null && typeof owner !== "string") return [];
  if (typeof madeAt !== "string" || Number.isNaN(Date.parse(madeAt))) return [];
  if (!isRecord(form) || lines.length === 0) return [];
  const fromDevice = readSavedLines(value["fromDevice"]);
  return [
    {
      key,
      owner,
      madeAt,
      form: readSavedOrderForm(form),
      lines,
      ...(fromDevice.length > 0 && { fromDevice }),
      isInDoubt: isInDoubt === true,
      // Older builds stored it as `refusal`, with the kind "refused".
      rejection: readRejection(rejection ?? refusal),
    },
  ];
}

function readRejection(value: unknown): OrderRejection | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, products, fields } = value;
  if (kind === "placed-earlier" || kind === "deleted") return { kind };
  if (kind === "unavailable") return { kind, products: getList(products).filter(isNamedProduct) };
  return kind === "rejected" || kind === "refused"
    ? { kind: "rejected", fields: getList(fields).filter(isOrderField) }
    : undefined;
}

function getList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isNamedProduct(value: unknown): value is NamedProduct {
  return isRecord(value) && typeof value["id"] === "string" && typeof value["name"] === "string";
}

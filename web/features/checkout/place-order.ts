import type { CartLine } from "#domain/cart.ts";
import type { OrderField, OrderForm } from "#domain/order.ts";
import { isDefiniteError, readApiError } from "#web/lib/api/api-error.ts";
import type { ApiClient } from "#web/lib/api/client.ts";
import { refusedFields } from "#web/lib/api/refused-fields.ts";
import { logError } from "#web/lib/log-error.ts";
import type { NamedProduct, OrderRefusal } from "#web/lib/order-queue/queued-order.ts";

/** A new order, with the token of its private link. */
export type PlacedOrder = Awaited<ReturnType<ApiClient["orders"]["create"]>>;

/** The result of an attempt to place an order. */
export type OrderOutcome =
  | { readonly kind: "placed"; readonly order: PlacedOrder }
  | OrderRefusal
  /** Too many orders for now, or no session: the same order may be accepted later. */
  | { readonly kind: "not-now" }
  | { readonly kind: "no-answer" };

type NamedLine = Pick<CartLine, "productId" | "name">;
type OrderInput = Parameters<ApiClient["orders"]["create"]>[0];

/** Status codes of errors that have nothing to do with the order itself. */
const passing: ReadonlySet<number> = new Set([401, 429]);

const timeoutMs = 20_000;
const pauseMs = 800;

/** Builds the request body: equal contents make the same order. */
export function orderContents(
  form: OrderForm,
  lines: readonly { readonly productId: string; readonly quantity: number }[],
  website: string,
): Omit<OrderInput, "idempotency_key"> {
  return {
    customer_name: form.name.trim(),
    phone: form.phone.trim(),
    country: form.country,
    city: form.city,
    shipping_method: form.address.trim(),
    notes: form.notes.trim(),
    items: lines.map(({ productId, quantity }) => ({ id: productId, quantity })),
    // A honeypot: users don't see the field, so only bots fill it in.
    ...(website !== "" && { website }),
  };
}

/**
 * Places an order and retries once if there is no response. Never rejects.
 *
 * @param lines The ordered lines with their names: the server returns ids only.
 */
export async function placeOrder(
  api: ApiClient,
  input: OrderInput,
  lines: readonly NamedLine[],
): Promise<OrderOutcome> {
  const first = await tryOrder(api, input, lines);
  if (first.kind !== "no-answer") return first;
  // The key makes a retry safe: the server returns an existing order instead of creating another.
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return tryOrder(api, input, lines);
}

/** Makes one attempt to place an order. Never rejects. */
export async function tryOrder(
  api: ApiClient,
  input: OrderInput,
  lines: readonly NamedLine[],
): Promise<OrderOutcome> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return { kind: "placed", order: await api.orders.create(input, { signal }) };
  } catch (error) {
    logError("The order wasn't placed", error);
    return toOutcome(error, lines);
  }
}

function toOutcome(error: unknown, lines: readonly NamedLine[]): OrderOutcome {
  const refusal = readApiError(error);
  if (!refusal || !isDefiniteError(error)) return { kind: "no-answer" };
  if (refusal.code === "idempotency_mismatch") return { kind: "placed-earlier" };
  if (refusal.code === "order_deleted") return { kind: "deleted" };
  if (refusal.code === "unavailable_products") {
    return { kind: "unavailable", products: findUnavailable(lines, refusal.data) };
  }
  if (passing.has(refusal.status)) return { kind: "not-now" };
  return { kind: "refused", fields: fieldsIn(error) };
}

/** The server returns no names of hidden products; the cart has them. */
function findUnavailable(lines: readonly NamedLine[], data: unknown): readonly NamedProduct[] {
  const ids = new Set(listIn(data, "products").map((product) => product["id"]));
  return lines
    .filter(({ productId }) => ids.has(productId))
    .map(({ productId, name }) => ({ id: productId, name }));
}

const fieldOfPath: Readonly<Record<string, OrderField>> = {
  customer_name: "name",
  phone: "phone",
  country: "country",
  city: "city",
  shipping_method: "address",
  notes: "notes",
};

function fieldsIn(error: unknown): readonly OrderField[] {
  return refusedFields(error).flatMap((path) => fieldOfPath[path] ?? []);
}

function listIn(data: unknown, key: string): readonly Record<string, unknown>[] {
  if (!isRecord(data) || !Array.isArray(data[key])) return [];
  return (data[key] as readonly unknown[]).filter(isRecord);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

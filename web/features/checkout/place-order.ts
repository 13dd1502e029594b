import type { OrderField, OrderForm } from "#domain/order.ts";
import { isDefiniteRefusal, refusalOf } from "#web/lib/api/api-error.ts";
import type { ApiClient } from "#web/lib/api/client.ts";
import { refusedFields } from "#web/lib/api/refused-fields.ts";
import { logError } from "#web/lib/log-error.ts";
import type { NamedProduct, OrderRefusal } from "#web/lib/order-queue/queued-order.ts";

/** A new order, with the token of its private link. */
export type PlacedOrder = Awaited<ReturnType<ApiClient["orders"]["create"]>>;

/** What became of a try to place an order. */
export type OrderOutcome =
  | { readonly kind: "placed"; readonly order: PlacedOrder }
  | OrderRefusal
  /** Too many orders for now, or no session: the same order may be taken another time. */
  | { readonly kind: "not-now" }
  | { readonly kind: "no-answer" };

type OrderInput = Parameters<ApiClient["orders"]["create"]>[0];

/** What a refusal answers with that has nothing to do with the order itself. */
const passing: ReadonlySet<number> = new Set([401, 429]);

const patienceMs = 20_000;
const pauseMs = 800;

/** What the API is sent: contents that stay the same make the same order. */
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
    // A trap: people don't see the field, so only programs fill it in.
    ...(website !== "" && { website }),
  };
}

/** Places an order, asking a second time where no answer came. Never rejects. */
export async function placeOrder(api: ApiClient, input: OrderInput): Promise<OrderOutcome> {
  const first = await tryOnce(api, input);
  if (first.kind !== "no-answer") return first;
  // The key makes this safe: an order that exists already is answered, not made again.
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return tryOnce(api, input);
}

async function tryOnce(api: ApiClient, input: OrderInput): Promise<OrderOutcome> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return { kind: "placed", order: await api.orders.create(input, { signal }) };
  } catch (error) {
    logError("The order wasn't placed", error);
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): OrderOutcome {
  const refusal = refusalOf(error);
  if (!refusal || !isDefiniteRefusal(error)) return { kind: "no-answer" };
  if (refusal.code === "idempotency_mismatch") return { kind: "placed-earlier" };
  if (refusal.code === "unavailable_products") {
    return { kind: "unavailable", products: productsIn(refusal.data) };
  }
  if (passing.has(refusal.status)) return { kind: "not-now" };
  return { kind: "refused", fields: fieldsIn(error) };
}

/** The names come from the server, so that they can be shown even for a line that is gone. */
function productsIn(data: unknown): readonly NamedProduct[] {
  return listIn(data, "products").flatMap((product) => {
    const { id, name } = product;
    return typeof id === "string" && typeof name === "string" ? [{ id, name }] : [];
  });
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

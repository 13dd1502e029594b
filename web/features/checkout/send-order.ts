import type { CartLine } from "#domain/cart.ts";
import { isRecord } from "#domain/json.ts";
import { getDeliveryCity, type OrderField, type OrderForm } from "#domain/order.ts";
import { otherCityOption } from "#domain/places.ts";
import { isDefiniteError, readApiError } from "#web/api/api-error.ts";
import type { ApiClient } from "#web/api/client.ts";
import { getRejectedFields } from "#web/api/get-rejected-fields.ts";
import { requestTimeoutMs } from "#web/api/request-timeout.ts";
import type { NamedProduct, OrderRejection } from "#web/offline/order-queue/queued-order.ts";
import { logError } from "#web/platform/log-error.ts";

/** A new order, with the token of its private link. */
export type PlacedOrder = Awaited<ReturnType<ApiClient["orders"]["create"]>>;

/** The result of an attempt to place an order. */
export type OrderOutcome =
  | { readonly kind: "placed"; readonly order: PlacedOrder }
  | OrderRejection
  /** Too many orders for now, or no session: the same order may be accepted later. */
  | { readonly kind: "not-now" }
  | { readonly kind: "no-answer" };

/** An order of the form or of the queue. */
export type OrderToSend = {
  /** Idempotency key, a UUID. */
  readonly key: string;
  readonly form: OrderForm;
  readonly lines: readonly Pick<CartLine, "productId" | "name" | "quantity">[];
  /** The honeypot's value: users don't see the field, so only bots fill it in. */
  readonly website?: string;
};

type OrderInput = Parameters<ApiClient["orders"]["create"]>[0];

/** Status codes of errors that have nothing to do with the order itself. */
const passing: ReadonlySet<number> = new Set([401, 429]);

const pauseMs = 800;

/** Builds the request body: equal contents make the same order. */
export function orderContents({
  form,
  lines,
  website = "",
}: Omit<OrderToSend, "key">): Omit<OrderInput, "idempotency_key"> {
  const [email, company, nipt] = [form.email.trim(), form.company.trim(), form.nipt.trim()];
  return {
    customer_name: form.name.trim(),
    phone: form.phone.trim(),
    country: form.country,
    city: getDeliveryCity(form),
    shipping_method: form.address.trim(),
    notes: form.notes.trim(),
    // Left out when empty, so that orders stored by an older version keep their contents.
    ...(email !== "" && { email }),
    ...(company !== "" && { company_name: company }),
    ...(nipt !== "" && { nipt }),
    items: lines.map(({ productId, quantity }) => ({ id: productId, quantity })),
    ...(website !== "" && { website }),
  };
}

/**
 * Sends an order. Never rejects.
 *
 * @param maxAttempts Without a response it is sent again: the server returns an order that exists under the
 * key instead of creating another.
 */
export async function sendOrder(
  api: ApiClient,
  order: OrderToSend,
  maxAttempts: 1 | 2,
): Promise<OrderOutcome> {
  const outcome = await sendOnce(api, order);
  if (outcome.kind !== "no-answer" || maxAttempts === 1) return outcome;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return sendOnce(api, order);
}

async function sendOnce(api: ApiClient, order: OrderToSend): Promise<OrderOutcome> {
  try {
    const input = { ...orderContents(order), idempotency_key: order.key };
    const signal = AbortSignal.timeout(requestTimeoutMs);
    return { kind: "placed", order: await api.orders.create(input, { signal }) };
  } catch (error) {
    logError("The order wasn't placed", error);
    return toOutcome(error, order);
  }
}

function toOutcome(error: unknown, { lines, form }: OrderToSend): OrderOutcome {
  const apiError = readApiError(error);
  if (!apiError || !isDefiniteError(error)) return { kind: "no-answer" };
  if (apiError.code === "idempotency_mismatch") return { kind: "placed-earlier" };
  if (apiError.code === "order_deleted") return { kind: "deleted" };
  if (apiError.code === "unavailable_products") {
    return { kind: "unavailable", products: findUnavailable(lines, apiError.data) };
  }
  if (passing.has(apiError.status)) return { kind: "not-now" };
  return { kind: "rejected", fields: fieldsIn(error, form) };
}

/** The server returns no names of hidden products; the cart has them. */
function findUnavailable(lines: OrderToSend["lines"], data: unknown): readonly NamedProduct[] {
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
  email: "email",
  company_name: "company",
  nipt: "nipt",
};

function fieldsIn(error: unknown, { city }: OrderForm): readonly OrderField[] {
  return getRejectedFields(error)
    .flatMap((path) => fieldOfPath[path] ?? [])
    .map((field) => (field === "city" && city === otherCityOption ? "otherCity" : field));
}

function listIn(data: unknown, key: string): readonly Record<string, unknown>[] {
  if (!isRecord(data) || !Array.isArray(data[key])) return [];
  return (data[key] as readonly unknown[]).filter(isRecord);
}

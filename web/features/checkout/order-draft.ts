import type { OrderField, OrderForm } from "#domain/order.ts";
import { isOrderField, readKeptOrderForm } from "#web/lib/kept-order-form.ts";
import { tabMemory } from "#web/lib/tab-memory.ts";
import { startAttempt, type OrderAttempt } from "./order-attempt.ts";

/** Invalid fields, and why. */
export type OrderErrors = Readonly<Partial<Record<OrderField, "missing" | "invalid">>>;

/** The typed fields of the order form, and the state of its attempt. */
export interface OrderDraft {
  readonly form: OrderForm;
  readonly faults: OrderErrors;
  readonly attempt: OrderAttempt;
}

const memoryName = "order_form";

/**
 * Parses the tab's saved draft: untrusted text, of which only valid fields are used.
 *
 * @param text The stored text, null if there is none.
 * @param owner The customer's id, undefined for a guest. A guest's draft is kept after a sign-in; an
 * account's draft is for that account only.
 */
export function parseOrderDraft(
  text: string | null,
  owner: string | undefined,
): OrderDraft | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || !isRecord(value["form"]) || !isRecord(value["attempt"])) return undefined;
  const isGuests = value["owner"] === null;
  if (!isGuests && (owner === undefined || value["owner"] !== owner)) return undefined;
  const { key, sent, isInDoubt } = value["attempt"];
  if (typeof key !== "string" || !/^[0-9a-f-]{36}$/.test(key)) return undefined;
  return {
    form: readKeptOrderForm(value["form"]),
    faults: findErrors(value["faults"]),
    attempt: {
      ...startAttempt(key),
      sent: typeof sent === "string" ? sent : undefined,
      isInDoubt: isInDoubt === true,
    },
  };
}

export function loadOrderDraft(owner: string | undefined): OrderDraft | undefined {
  return parseOrderDraft(tabMemory.read(memoryName), owner);
}

/** Saves a draft in the tab, so that closing the dialog or reloading loses nothing. */
export function saveOrderDraft(draft: OrderDraft, owner: string | undefined): void {
  tabMemory.write(memoryName, JSON.stringify({ owner: owner ?? null, ...draft }));
}

/** Removes the draft once it has become an order. */
export function clearOrderDraft(): void {
  tabMemory.forget(memoryName);
}

function findErrors(raw: unknown): OrderErrors {
  if (!isRecord(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).filter(
      ([field, fault]) => isOrderField(field) && (fault === "missing" || fault === "invalid"),
    ),
  );
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

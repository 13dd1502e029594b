import { editOrderForm, emptyOrderForm, type OrderField, type OrderForm } from "#domain/order.ts";
import type { AskedNumbers } from "#web/forms/phone/find-doubtful-numbers.ts";
import type { NamedProduct, QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { isOrderField } from "#web/offline/saved-order-form.ts";
import type { OrderOutcome, PlacedOrder } from "./send-order.ts";

/** Invalid fields, and why. */
export type OrderErrors = Readonly<Partial<Record<OrderField, "missing" | "invalid">>>;

/** The attempts to place one order. The idempotency key identifies them as one order. */
export type OrderAttempt = {
  /** UUID. */
  readonly key: string;
  /** The contents last sent under the key; undefined before the first attempt. */
  readonly sent: string | undefined;
  /** A response is missing, so the server may have created an order under this key. */
  readonly isInDoubt: boolean;
};

/** The part of the form that lasts as long as the tab. */
export type OrderDraft = {
  readonly form: OrderForm;
  readonly errors: OrderErrors;
  readonly attempt: OrderAttempt;
};

type OrderPhase =
  | { readonly kind: "editing" }
  /** The session is being checked. */
  | { readonly kind: "checking" }
  /** `wasInDoubt`: the doubt that the pending attempt can't settle. */
  | { readonly kind: "sending"; readonly wasInDoubt: boolean }
  | { readonly kind: "placed"; readonly order: PlacedOrder }
  | { readonly kind: "queued"; readonly order: QueuedOrder };

/** The state of the open order form. */
export type OrderFormState = {
  readonly phase: OrderPhase;
  /** Products removed from the order at the last attempt. */
  readonly unavailable: readonly NamedProduct[];
  /**
   * What the last attempt found: an earlier one had created an order, the shop has deleted that order, or
   * the shop didn't respond.
   */
  readonly notice: "placed-earlier" | "deleted" | "no-answer" | undefined;
  readonly questions: AskedNumbers;
} & OrderDraft;

export type OrderFormEvent =
  | { readonly type: "edited"; readonly field: OrderField; readonly value: string }
  /** The customer confirmed the order while required fields are empty. */
  | { readonly type: "incomplete"; readonly missing: readonly OrderField[] }
  | { readonly type: "invalid"; readonly fields: readonly OrderField[] }
  /** The customer is asked about these texts; confirming again sends them. */
  | { readonly type: "asked"; readonly questions: AskedNumbers }
  | { readonly type: "confirmed" }
  | { readonly type: "session-ended" }
  | { readonly type: "sent"; readonly attempt: OrderAttempt }
  /** `newKey`: for the next order, if this key is used up. */
  | { readonly type: "answered"; readonly outcome: OrderOutcome; readonly newKey: string }
  | { readonly type: "queued"; readonly order: QueuedOrder };

/** What the form takes from a customer's account. The mail goes to the account's address without being asked. */
export type OrderingCustomer = { readonly name: string; readonly phone: string | null };

/** The initial form: the tab's draft, or an empty one. A customer's account fills what is empty. */
export function openOrderForm(
  draft: OrderDraft | undefined,
  customer: OrderingCustomer | undefined,
  newKey: string,
): OrderFormState {
  const typed = draft?.form ?? emptyOrderForm;
  const form = {
    ...typed,
    name: typed.name || (customer?.name ?? ""),
    phone: typed.phone || (customer?.phone ?? ""),
  };
  const errors = Object.entries(draft?.errors ?? {});
  return {
    form,
    // A guest may have been told that a field is missing, before signing in.
    errors: Object.fromEntries(
      errors.filter(([field]) => !isOrderField(field) || form[field] === typed[field]),
    ),
    attempt: draft?.attempt ?? startAttempt(newKey),
    phase: { kind: "editing" },
    unavailable: [],
    notice: undefined,
    questions: {},
  };
}

/** The form after an event. */
export function reduceOrderForm(state: OrderFormState, event: OrderFormEvent): OrderFormState {
  switch (event.type) {
    case "edited": {
      const { [event.field]: _, ...errors } = state.errors;
      return { ...state, form: editOrderForm(state.form, event.field, event.value), errors };
    }
    case "incomplete":
      return { ...state, errors: markFields(event.missing, "missing") };
    case "invalid":
      return { ...state, errors: markFields(event.fields, "invalid") };
    case "asked":
      return { ...state, errors: {}, questions: { ...state.questions, ...event.questions } };
    case "confirmed":
      return { ...state, errors: {}, phase: { kind: "checking" } };
    case "session-ended":
      return { ...state, phase: { kind: "editing" } };
    case "sent": {
      const { isInDoubt: wasInDoubt } = state.attempt;
      const phase = { kind: "sending", wasInDoubt } as const;
      return { ...state, attempt: event.attempt, errors: {}, notice: undefined, phase };
    }
    case "answered":
      return applyOutcome(state, event.outcome, event.newKey);
    case "queued":
      return { ...state, phase: { kind: "queued", order: event.order } };
  }
}

function applyOutcome(
  state: OrderFormState,
  outcome: OrderOutcome,
  newKey: string,
): OrderFormState {
  const editing: OrderFormState = { ...state, phase: { kind: "editing" } };
  // A rejection settles its own attempt, but not an earlier one without a response.
  const isInDoubt = state.phase.kind === "sending" && state.phase.wasInDoubt;
  const settled = { ...state.attempt, isInDoubt };
  switch (outcome.kind) {
    case "placed":
      return { ...state, phase: outcome };
    case "unavailable": {
      // The server checks the key first, so that there is no order under it.
      const attempt = { ...settled, isInDoubt: false };
      return { ...editing, unavailable: outcome.products, attempt };
    }
    case "placed-earlier":
    case "deleted":
      // The next attempt is a new order.
      return { ...editing, notice: outcome.kind, attempt: startAttempt(newKey) };
    case "rejected":
      return { ...editing, errors: markFields(outcome.fields, "invalid"), attempt: settled };
    case "not-now":
      return { ...editing, attempt: settled };
    case "no-answer":
      return { ...editing, notice: "no-answer" };
  }
}

/** Whether an attempt is pending. */
export function isOrderPending({ phase }: Pick<OrderFormState, "phase">): boolean {
  return phase.kind === "checking" || phase.kind === "sending";
}

/** The attempts of a new order. */
export function startAttempt(key: string): OrderAttempt {
  return { key, sent: undefined, isInDoubt: false };
}

/** Serializes an order's owner and contents: equal orders give equal text. */
export function fingerprintOrder(owner: string | undefined, contents: unknown): string {
  return JSON.stringify([owner ?? null, contents]);
}

/**
 * Prepares the next attempt. Equal contents always reuse the key, so that a double click or a retry after a
 * lost response finds the first order. Changed contents get a new key only if nothing is in doubt: otherwise
 * the first order may exist, and a new key would create a second one unnoticed.
 *
 * @param contents Everything that will be sent, as text.
 * @returns The attempt to save before sending; in doubt until a response arrives.
 */
export function prepareAttempt(
  { key, sent, isInDoubt }: OrderAttempt,
  contents: string,
  newKey: string,
): OrderAttempt {
  const isChanged = sent !== undefined && sent !== contents;
  return { key: isChanged && !isInDoubt ? newKey : key, sent: contents, isInDoubt: true };
}

/** Marks fields with the same error. */
export function markFields(
  fields: readonly OrderField[],
  error: "missing" | "invalid",
): OrderErrors {
  return Object.fromEntries(fields.map((field) => [field, error]));
}

import { editOrderForm, emptyOrderForm, type OrderField } from "#domain/order.ts";
import type { NamedProduct } from "#web/lib/order-queue/queued-order.ts";
import { makeRandomKey } from "#web/lib/random-key.ts";
import { noteRefusal, startAttempt, type OrderAttempt } from "./order-attempt.ts";
import { loadOrderDraft, type OrderDraft, type OrderErrors } from "./order-draft.ts";
import type { OrderOutcome } from "./place-order.ts";

/** The state of the open order form. */
export interface OrderFormState extends OrderDraft {
  readonly isBusy: boolean;
  /** Products removed from the order at the last attempt. */
  readonly unavailable: readonly NamedProduct[];
  /** An earlier attempt turned out to have created an order. */
  readonly hasEarlierOrder: boolean;
  /** An earlier attempt created an order that the shop has deleted. */
  readonly isEarlierDeleted: boolean;
  /** The shop didn't respond to the last attempt. */
  readonly hasNoAnswer: boolean;
}

/** The initial form, filled from the tab's draft. */
export function openOrderForm(
  customer: { readonly id: string; readonly name: string } | undefined,
): OrderFormState {
  const draft = loadOrderDraft(customer?.id);
  return {
    form: draft?.form ?? { ...emptyOrderForm, name: customer?.name ?? "" },
    faults: draft?.faults ?? {},
    isBusy: false,
    unavailable: [],
    hasEarlierOrder: false,
    isEarlierDeleted: false,
    hasNoAnswer: false,
    attempt: draft?.attempt ?? startAttempt(makeRandomKey()),
  };
}

/** The form after an edit, which clears the field's error. */
export function editedForm(
  state: OrderFormState,
  field: OrderField,
  value: string,
): OrderFormState {
  const { [field]: _, ...faults } = state.faults;
  return { ...state, form: editOrderForm(state.form, field, value), faults };
}

/** The form while an attempt is pending. */
export function sendingForm(state: OrderFormState, attempt: OrderAttempt): OrderFormState {
  return {
    ...state,
    attempt,
    faults: {},
    isBusy: true,
    hasEarlierOrder: false,
    isEarlierDeleted: false,
    hasNoAnswer: false,
  };
}

/**
 * The form after an attempt that created no order.
 *
 * @param tried The state that the attempt was sent with.
 * @param before The attempt's state before it was sent.
 */
export function formAfterFailure(
  outcome: Exclude<OrderOutcome, { kind: "placed" }>,
  tried: OrderFormState,
  before: OrderAttempt,
): OrderFormState {
  const { attempt } = tried;
  const idle = { ...tried, isBusy: false };
  switch (outcome.kind) {
    case "unavailable":
      return {
        ...idle,
        unavailable: outcome.products,
        attempt: noteRefusal(before, attempt, true),
      };
    case "placed-earlier":
      return { ...idle, hasEarlierOrder: true, attempt: startAttempt(makeRandomKey()) };
    case "deleted":
      // The next attempt is a new order.
      return { ...idle, isEarlierDeleted: true, attempt: startAttempt(makeRandomKey()) };
    case "refused":
      return {
        ...idle,
        faults: findFieldErrors(outcome.fields, "invalid"),
        attempt: noteRefusal(before, attempt, false),
      };
    case "not-now":
      return { ...idle, attempt: noteRefusal(before, attempt, false) };
    case "no-answer":
      return { ...idle, hasNoAnswer: true };
  }
}

/** Assigns the same error to each field. */
export function findFieldErrors(
  fields: readonly OrderField[],
  fault: "missing" | "invalid",
): OrderErrors {
  return Object.fromEntries(fields.map((field) => [field, fault]));
}

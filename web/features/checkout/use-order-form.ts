import { useRef, useState } from "react";
import type { CartLine } from "#domain/cart.ts";
import { messages } from "#domain/messages.ts";
import {
  editOrderForm,
  emptyOrderForm,
  findMissingOrderFields,
  type OrderField,
  type OrderForm,
} from "#domain/order.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { makeRandomKey } from "#web/lib/random-key.ts";
import { useAuthActions } from "#web/lib/session/use-auth-actions.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { toast } from "#web/ui/toast.ts";
import { noteRefusal, prepareTry, startAttempt, type OrderAttempt } from "./order-attempt.ts";
import { clearOrderDraft, loadOrderDraft, saveOrderDraft } from "./order-draft.ts";
import {
  orderContents,
  placeOrder,
  type NamedProduct,
  type OrderOutcome,
  type PlacedOrder,
} from "./place-order.ts";

/** Fields that aren't right, and why. */
export type OrderFaults = Readonly<Partial<Record<OrderField, "missing" | "invalid">>>;

export interface OrderFormOptions {
  readonly customer: { readonly id: string; readonly name: string } | undefined;
  readonly lines: readonly CartLine[];
  readonly onPlaced: (order: PlacedOrder) => void;
  /** The shop no longer sells these; they have to leave the cart. */
  readonly onUnavailable: (products: readonly NamedProduct[]) => void;
  /** The shop didn't accept the order as it is; the cart may be out of date. */
  readonly onRefused: () => void;
}

export interface OrderFormState {
  readonly form: OrderForm;
  readonly faults: OrderFaults;
  readonly isBusy: boolean;
  /** Products that left the order at the last try. */
  readonly unavailable: readonly NamedProduct[];
  /** An earlier try turned out to have been an order. */
  readonly hasEarlierOrder: boolean;
  readonly attempt: OrderAttempt;
}

export interface OrderFormHandle {
  readonly state: OrderFormState;
  readonly edit: (field: OrderField, value: string) => void;
  /**
   * Resolves to the first field that needs attention.
   *
   * @param website What stands in the field that people don't see.
   */
  readonly submit: (website: string) => Promise<OrderField | undefined>;
}

/** The open order form. It lives as long as the dialog, its draft as long as the tab. */
export function useOrderForm(options: OrderFormOptions): OrderFormHandle {
  const { customer, lines } = options;
  const api = useApi();
  const { refresh } = useAuthActions();
  const isSending = useRef(false);
  const [state, setState] = useState(() => openForm(customer));

  function change(next: OrderFormState): void {
    setState(next);
    saveOrderDraft(next, customer?.id);
  }
  async function submit(website: string): Promise<OrderField | undefined> {
    if (isSending.current) return undefined;
    const missing = findMissingOrderFields(state.form);
    if (missing.length > 0) return sayMissing(missing);
    if (lines.length === 0) {
      toast.error(messages.orders.invalid, { lang: "en" });
      return undefined;
    }
    isSending.current = true;
    toast.clearErrors();
    const contents = orderContents(state.form, lines, website);
    const description = JSON.stringify([customer?.id ?? null, contents]);
    const attempt = prepareTry(state.attempt, description, makeRandomKey);
    const tried = { ...state, faults: {}, isBusy: true, hasEarlierOrder: false, attempt };
    setState({ ...state, faults: {}, isBusy: true });
    if (await hasSessionEnded()) {
      isSending.current = false;
      setState((now) => ({ ...now, isBusy: false }));
      return undefined;
    }
    change(tried);
    const outcome = await placeOrder(api, { ...contents, idempotency_key: attempt.key });
    isSending.current = false;
    report(outcome, options);
    if (outcome.kind === "placed") {
      clearOrderDraft();
      return undefined;
    }
    const after = afterFailure(outcome, tried, state.attempt);
    // What was typed while the answer was awaited stays.
    setState((now) => ({ ...after, form: now.form }));
    saveOrderDraft(after, customer?.id);
    return outcome.kind === "refused" ? outcome.fields[0] : undefined;
  }
  /** A customer's order without the session would be nobody's. Asking brings the page up to date. */
  async function hasSessionEnded(): Promise<boolean> {
    if (!customer) return false;
    const session = await refresh().catch(() => undefined);
    return session !== undefined && session.user?.id !== customer.id;
  }
  function sayMissing(missing: readonly OrderField[]): OrderField | undefined {
    toast.error(messages.orderForm.invalidTitle, {
      text: messages.orderForm.invalidText,
      lang: "sq",
    });
    setState((now) => ({ ...now, faults: faultsOf(missing, "missing") }));
    return missing[0];
  }
  return { state, edit: (field, value) => change(edited(state, field, value)), submit };
}

function openForm(customer: OrderFormOptions["customer"]): OrderFormState {
  const draft = loadOrderDraft(customer?.id);
  return {
    form: draft?.form ?? { ...emptyOrderForm, name: customer?.name ?? "" },
    faults: {},
    isBusy: false,
    unavailable: [],
    hasEarlierOrder: false,
    attempt: draft?.attempt ?? startAttempt(makeRandomKey()),
  };
}

function edited(state: OrderFormState, field: OrderField, value: string): OrderFormState {
  const { [field]: _, ...faults } = state.faults;
  return { ...state, form: editOrderForm(state.form, field, value), faults };
}

function afterFailure(
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
    case "refused":
      return {
        ...idle,
        faults: faultsOf(outcome.fields, "invalid"),
        attempt: noteRefusal(before, attempt, false),
      };
    case "no-answer":
      return idle;
  }
}

/** Says what became of the try, to the person and to the page. */
function report(outcome: OrderOutcome, options: OrderFormOptions): void {
  switch (outcome.kind) {
    case "placed":
      toast.success(messages.orders.created, { lang: "en" });
      options.onPlaced(outcome.order);
      return;
    case "unavailable":
      toast.error(checkoutText.sq.unavailable, {
        text: outcome.products.map((product) => product.name).join(", "),
        lang: "sq",
      });
      options.onUnavailable(outcome.products);
      return;
    case "placed-earlier":
      toast.info(checkoutText.sq.earlierTitle, { lang: "sq" });
      return;
    case "refused":
    case "no-answer":
      toast.error(messages.orders.createFailed, { lang: "en" });
      // Last, since a phone shows the newest message only.
      toast.error(messages.orderForm.failedTitle, {
        text: messages.orderForm.failedText,
        lang: "sq",
      });
      if (outcome.kind === "refused") options.onRefused();
  }
}

function faultsOf(fields: readonly OrderField[], fault: "missing" | "invalid"): OrderFaults {
  return Object.fromEntries(fields.map((field) => [field, fault]));
}

import { useRef, useState } from "react";
import type { CartLine } from "#domain/cart.ts";
import { messages } from "#domain/messages.ts";
import { findMissingOrderFields, type OrderField } from "#domain/order.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { queueOrder } from "#web/lib/order-queue/order-queue.ts";
import type { QueuedOrder } from "#web/lib/order-queue/queued-order.ts";
import { makeRandomKey } from "#web/lib/random-key.ts";
import { useAuthActions } from "#web/lib/session/use-auth-actions.ts";
import { toast } from "#web/ui/toast.ts";
import { fingerprintOrder, prepareTry } from "./order-attempt.ts";
import { clearOrderDraft, saveOrderDraft } from "./order-draft.ts";
import {
  editedForm,
  findFieldErrors,
  formAfterFailure,
  openOrderForm,
  sendingForm,
  type OrderFormState,
} from "./order-form-state.ts";
import { orderContents, placeOrder } from "./place-order.ts";
import { reportOutcome, type OutcomeListener } from "./report-outcome.ts";

export interface OrderFormOptions extends OutcomeListener {
  readonly customer: { readonly id: string; readonly name: string } | undefined;
  readonly lines: readonly CartLine[];
  /** The order is queued on the device, and its lines have left the cart. */
  readonly onQueued: (order: QueuedOrder) => void;
}

export interface OrderFormHandle {
  readonly state: OrderFormState;
  readonly edit: (field: OrderField, value: string) => void;
  /**
   * Resolves to the first field that needs attention.
   *
   * @param website The honeypot field's value.
   */
  readonly submit: (website: string) => Promise<OrderField | undefined>;
  /** Queues the order on the device until the shop is reachable again. */
  readonly sendLater: () => OrderField | undefined;
}

/** The state of the open order form. It lasts as long as the dialog, its draft as long as the tab. */
export function useOrderForm(options: OrderFormOptions): OrderFormHandle {
  const { customer, lines } = options;
  const api = useApi();
  const hasSessionEnded = useSessionCheck(customer?.id);
  const isSending = useRef(false);
  const [state, setState] = useState(() => openOrderForm(customer));

  function change(next: OrderFormState): void {
    setState(next);
    saveOrderDraft(next, customer?.id);
  }
  /** Returns whether the order can be sent; shows the reason if it can't. */
  function isReady(missing: readonly OrderField[]): boolean {
    if (isSending.current) return false;
    if (missing.length > 0)
      setState((now) => ({ ...now, faults: findFieldErrors(missing, "missing") }));
    const obstacle = missing.length > 0 ? "missing" : lines.length === 0 ? "empty" : undefined;
    if (obstacle) sayObstacle(obstacle);
    return obstacle === undefined;
  }
  async function submit(website: string): Promise<OrderField | undefined> {
    const missing = findMissingOrderFields(state.form);
    if (!isReady(missing)) return missing[0];
    toast.clearErrors();
    const contents = orderContents(state.form, lines, website);
    const attempt = prepareTry(
      state.attempt,
      fingerprintOrder(customer?.id, contents),
      makeRandomKey,
    );
    const isOffline = (): boolean => !navigator.onLine && website === "";
    if (isOffline() && keepOrder(options, state, attempt.key)) return undefined;
    isSending.current = true;
    setState({ ...state, faults: {}, isBusy: true });
    if (await hasSessionEnded()) {
      isSending.current = false;
      setState((now) => ({ ...now, isBusy: false }));
      return undefined;
    }
    const tried = sendingForm(state, attempt);
    change(tried);
    const outcome = await placeOrder(api, { ...contents, idempotency_key: attempt.key }, lines);
    isSending.current = false;
    if (outcome.kind === "no-answer" && isOffline() && keepOrder(options, tried, attempt.key)) {
      return undefined;
    }
    reportOutcome(outcome, options);
    if (outcome.kind === "placed") {
      clearOrderDraft();
      return undefined;
    }
    const after = formAfterFailure(outcome, tried, state.attempt);
    // Keeps what was typed while the request was pending.
    setState((now) => ({ ...after, form: now.form }));
    saveOrderDraft(after, customer?.id);
    return outcome.kind === "refused" ? outcome.fields[0] : undefined;
  }
  function sendLater(): OrderField | undefined {
    const missing = findMissingOrderFields(state.form);
    if (!isReady(missing)) return missing[0];
    const description = fingerprintOrder(customer?.id, orderContents(state.form, lines, ""));
    const { key } = prepareTry(state.attempt, description, makeRandomKey);
    if (!keepOrder(options, state, key)) reportOutcome({ kind: "no-answer" }, options);
    return undefined;
  }
  return {
    state,
    edit: (field, value) => change(editedForm(state, field, value)),
    submit,
    sendLater,
  };
}

/**
 * Checks the session before sending: without it, a customer's order would belong to no account. The refresh
 * also updates the page.
 */
function useSessionCheck(customerId: string | undefined): () => Promise<boolean> {
  const { refresh } = useAuthActions();
  return async () => {
    if (customerId === undefined) return false;
    const session = await refresh().catch(() => undefined);
    return session !== undefined && session.user?.id !== customerId;
  };
}

/** Queues an order before it leaves the form and the cart; returns false if it can't. */
function keepOrder(
  { customer, lines, onQueued }: OrderFormOptions,
  { form, attempt: { isInDoubt } }: OrderFormState,
  key: string,
): boolean {
  const madeAt = new Date().toISOString();
  const order = { key, owner: customer?.id ?? null, madeAt, form, lines, isInDoubt };
  if (!queueOrder(order)) return false;
  clearOrderDraft();
  onQueued(order);
  return true;
}

function sayObstacle(obstacle: "missing" | "empty"): void {
  if (obstacle === "empty") toast.error(messages.orders.invalid, { lang: "en" });
  else {
    toast.error(messages.orderForm.invalidTitle, {
      text: messages.orderForm.invalidText,
      lang: "sq",
    });
  }
}

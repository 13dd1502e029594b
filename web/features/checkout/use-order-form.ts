import { useCallback, useEffect, useRef, useState } from "react";
import type { CartLine } from "#domain/cart.ts";
import { messages } from "#domain/messages.ts";
import type { OrderField } from "#domain/order.ts";
import { makeRandomKey } from "#web/api/random-key.ts";
import { useApi } from "#web/api/use-api.ts";
import type { PhoneReader } from "#web/forms/phone/read-phone.ts";
import { queueOrder } from "#web/offline/order-queue/order-queue.ts";
import type { QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { saveReturnPath } from "#web/session/return-place.ts";
import { useAuthActions } from "#web/session/use-auth-actions.ts";
import { toast } from "#web/ui/toast.ts";
import { checkOrderForm } from "./check-order-form.ts";
import { clearOrderDraft, loadOrderDraft, saveOrderDraft } from "./order-draft.ts";
import {
  fingerprintOrder,
  isOrderPending,
  openOrderForm,
  prepareAttempt,
  reduceOrderForm,
  type OrderAttempt,
  type OrderFormEvent,
  type OrderFormState,
  type OrderingCustomer,
} from "./order-form.ts";
import { reportOutcome, type OutcomeListener } from "./report-outcome.ts";
import { orderContents, sendOrder } from "./send-order.ts";

export type OrderFormOptions = {
  readonly customer: ({ readonly id: string } & OrderingCustomer) | undefined;
  readonly lines: readonly CartLine[];
  /** The order is queued on the device, and its lines have left the cart. */
  readonly onQueued: (order: QueuedOrder) => void;
  /** Undefined until it is loaded: then no number is doubtful. */
  readonly readPhone?: PhoneReader | undefined;
} & OutcomeListener;

export type OrderFormHandle = {
  readonly state: OrderFormState;
  /** The lines of the user who opened the form. */
  readonly lines: readonly CartLine[];
  /** The session of the customer who opened the form has ended. */
  readonly hasSessionEnded: boolean;
  readonly edit: (field: OrderField, value: string) => void;
  /**
   * Resolves to the first field that needs attention.
   *
   * @param website The honeypot field's value.
   */
  readonly submit: (website: string) => Promise<OrderField | undefined>;
  /** Queues the order on the device until the shop is reachable again. */
  readonly sendLater: () => OrderField | undefined;
};

/** The open order form. Its state lasts as long as the dialog, its draft as long as the tab. */
export function useOrderForm(options: OrderFormOptions): OrderFormHandle {
  const { customer, lines, readPhone } = options;
  const api = useApi();
  const { openedBy, ...orderer } = useOrderer(options);
  const isSessionOver = useSessionCheck(customer?.id);
  const { state, read, dispatch } = useFormState(customer);
  const save = (): void => saveOrderDraft(read(), openedBy ?? customer?.id);

  /** Shows what prevents the order, and returns the first field to fill in. */
  function findBlocker(): { readonly field?: OrderField | undefined } | undefined {
    if (isOrderPending(read())) return {};
    const problem = checkOrderForm(read(), readPhone);
    if (problem) {
      dispatch(problem.event);
      const { invalidTitle, invalidText } = messages.orderForm;
      if (problem.event.type === "incomplete") {
        toast.error(invalidTitle, { text: invalidText, lang: "sq" });
      }
      return { field: problem.field };
    }
    if (lines.length > 0) return undefined;
    toast.error(messages.orders.invalid, { lang: "en" });
    return {};
  }
  function prepare(website: string): OrderAttempt {
    const { form, attempt } = read();
    const contents = orderContents({ form, lines, website });
    return prepareAttempt(attempt, fingerprintOrder(customer?.id, contents), makeRandomKey());
  }
  /** Queues the order before it leaves the form and the cart; returns false if the device can't store it. */
  function queue(key: string): boolean {
    const { form, attempt } = read();
    const [owner, madeAt] = [customer?.id ?? null, new Date().toISOString()];
    const order = { key, owner, madeAt, form, lines, isInDoubt: attempt.isInDoubt };
    if (!queueOrder(order)) return false;
    clearOrderDraft();
    dispatch({ type: "queued", order });
    options.onQueued(order);
    return true;
  }
  async function submit(website: string): Promise<OrderField | undefined> {
    const blocker = findBlocker();
    if (blocker) return blocker.field;
    toast.clearErrors();
    const attempt = prepare(website);
    const { key } = attempt;
    const { form } = read();
    const isOffline = (): boolean => !navigator.onLine && website === "";
    if (isOffline() && queue(key)) return undefined;
    dispatch({ type: "confirmed" });
    if (await isSessionOver()) {
      dispatch({ type: "session-ended" });
      return undefined;
    }
    dispatch({ type: "sent", attempt });
    save();
    const outcome = await sendOrder(api, { key, form, lines, website }, 2);
    if (outcome.kind === "no-answer" && isOffline() && queue(key)) return undefined;
    dispatch({ type: "answered", outcome, newKey: makeRandomKey() });
    reportOutcome(outcome, options);
    if (outcome.kind === "placed") clearOrderDraft();
    else save();
    return outcome.kind === "rejected" ? outcome.fields[0] : undefined;
  }
  return {
    state,
    ...orderer,
    edit(field, value) {
      dispatch({ type: "edited", field, value });
      save();
    },
    submit,
    sendLater() {
      const blocker = findBlocker();
      if (blocker) return blocker.field;
      if (!queue(prepare("").key)) reportOutcome({ kind: "no-answer" }, options);
      return undefined;
    },
  };
}

type FormStateHandle = {
  readonly state: OrderFormState;
  /** The latest state, also before React has rendered it: a second click finds the first one. */
  readonly read: () => OrderFormState;
  readonly dispatch: (event: OrderFormEvent) => void;
};

function useFormState(customer: OrderFormOptions["customer"]): FormStateHandle {
  const [state, setState] = useState(() =>
    openOrderForm(loadOrderDraft(customer?.id), customer, makeRandomKey()),
  );
  const latest = useRef(state);
  const read = useCallback(() => latest.current, []);
  const dispatch = useCallback((event: OrderFormEvent) => {
    latest.current = reduceOrderForm(latest.current, event);
    setState(latest.current);
  }, []);
  return { state, read, dispatch };
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

type Orderer = {
  /**
   * Id of the customer who opened the form, also after the session has ended; drafts are saved under it. Undefined
   * for a guest.
   */
  readonly openedBy: string | undefined;
} & Pick<OrderFormHandle, "lines" | "hasSessionEnded">;

/** A customer's cart disappears with the session; the form keeps showing it until the customer is back. */
function useOrderer({ customer, lines }: OrderFormOptions): Orderer {
  const [openedBy] = useState(customer?.id);
  const [saved, setSaved] = useState(lines);
  const hasSessionEnded = openedBy !== undefined && customer?.id !== openedBy;
  if (!hasSessionEnded && saved !== lines) setSaved(lines);
  useEffect(() => {
    if (hasSessionEnded) saveReturnPath(openedBy, "/shop#order");
  }, [hasSessionEnded, openedBy]);
  return { openedBy, lines: hasSessionEnded ? saved : lines, hasSessionEnded };
}

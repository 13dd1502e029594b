import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from "react";
import type { OrderField } from "#domain/order.ts";
import { HoneypotField, readHoneypot } from "#web/forms/honeypot-field.tsx";
import { focusSubmit } from "#web/forms/move-focus.ts";
import { usePhoneReader } from "#web/forms/phone/use-phone-reader.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { OrderFields } from "./order-fields.tsx";
import { OrderFormFooter } from "./order-form-footer.tsx";
import { isOrderPending } from "./order-form.ts";
import { OrderNotices } from "./order-notices.tsx";
import { OrderSuccess } from "./order-success.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { QueuedConfirmation } from "./queued-confirmation.tsx";
import { useOrderForm, type OrderFormOptions } from "./use-order-form.ts";

type OrderFormDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Names of products that the cart dropped because they are no longer sold. */
  readonly dropped: readonly string[];
} & OrderFormOptions;

const text = checkoutText.sq;
const loadQueueParts = () => [
  import("./queued-orders-sender.tsx"),
  import("./queued-orders-note.tsx"),
  import("./queued-orders-dialog.tsx"),
];

/** 'Plotësoni porosinë': the order form, in Albanian. */
export function OrderFormDialog({ open, ...props }: OrderFormDialogProps): ReactNode {
  // Mounted per opening: the key is created when the form opens.
  return open ? <OpenOrderForm {...props} /> : null;
}

function OpenOrderForm({
  onClose,
  dropped,
  ...options
}: Omit<OrderFormDialogProps, "open">): ReactNode {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const readPhone = usePhoneReader();
  const { state, lines, hasSessionEnded, edit, submit, sendLater } = useOrderForm({
    ...options,
    readPhone,
  });
  const { phase } = state;
  const isDone = phase.kind === "placed" || phase.kind === "queued";
  // Preloaded, because they couldn't be fetched offline when they are needed.
  useEffect(() => void Promise.allSettled(loadQueueParts()), []);

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const website = form.current ? readHoneypot(form.current) : "";
    focusSubmit(form.current);
    focusField(form.current, await submit(website));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      lang="sq"
      size={isDone ? "md" : "lg"}
      title={isDone ? text.yourOrder : text.title}
      footer={
        !isDone && (
          <OrderFormFooter
            formId={formId}
            lines={lines}
            state={state}
            hasSessionEnded={hasSessionEnded}
            onClose={onClose}
            onSendLater={() => focusField(form.current, sendLater())}
          />
        )
      }
    >
      {/* Rendered from the start, because only changes inside it are announced. */}
      <div role="status">
        {phase.kind === "placed" && <OrderSuccess order={phase.order} onClose={onClose} />}
        {phase.kind === "queued" && <QueuedConfirmation order={phase.order} onClose={onClose} />}
      </div>
      {!isDone && (
        <form
          ref={form}
          id={formId}
          noValidate
          onSubmit={(event) => void handleSubmit(event)}
          className="grid grid-cols-1 items-start gap-6 md:grid-cols-[1fr_16rem]"
        >
          <div className="flex flex-col gap-4">
            <OrderNotices state={state} dropped={dropped} />
            <FormFields busy={isOrderPending(state)}>
              <OrderFields state={state} readPhone={readPhone} onEdit={edit} />
            </FormFields>
            <p className="text-xs text-muted">{text.requiredHint}</p>
          </div>
          <div className="md:sticky md:top-0">
            <OrderSummary lines={lines} form={state.form} />
          </div>
          <HoneypotField />
        </form>
      )}
    </Dialog>
  );
}

function focusField(form: HTMLFormElement | null, field: OrderField | undefined): void {
  if (field === undefined) return;
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

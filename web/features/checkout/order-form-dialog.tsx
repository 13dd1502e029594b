import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from "react";
import type { OrderField } from "#domain/order.ts";
import { readText } from "#web/lib/read-form.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { OrderFields } from "./order-fields.tsx";
import { OrderSuccess } from "./order-success.tsx";
import { OrderSummary, SmallScreenTotal } from "./order-summary.tsx";
import type { PlacedOrder } from "./place-order.ts";
import { useOrderForm, type OrderFormOptions, type OrderFormState } from "./use-order-form.ts";

interface OrderFormDialogProps extends OrderFormOptions {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The form has just opened: a good moment to bring the lines' prices up to date. */
  readonly onOpened: () => void;
}

const text = checkoutText.sq;

/** 'Plotësoni porosinë', in Albanian. Source: shop specification section 2. */
export function OrderFormDialog({ open, ...props }: OrderFormDialogProps): ReactNode {
  // Mounted per opening: the key is made when the form opens.
  return open ? <OpenOrderForm {...props} /> : null;
}

function OpenOrderForm({
  onClose,
  onOpened,
  ...options
}: Omit<OrderFormDialogProps, "open">): ReactNode {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [placed, setPlaced] = useState<PlacedOrder>();
  const { state, edit, submit } = useOrderForm({
    ...options,
    onPlaced: (order) => {
      setPlaced(order);
      options.onPlaced(order);
    },
  });
  useOnce(onOpened);

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const website = form.current ? readText(form.current, trapName) : "";
    focusField(form.current, await submit(website));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      lang="sq"
      size={placed ? "md" : "lg"}
      title={placed ? text.yourOrder : text.title}
      footer={
        !placed && (
          <>
            <SmallScreenTotal lines={options.lines} />
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="lg"
              block
              busy={state.isBusy}
            >
              {text.submit}
            </Button>
          </>
        )
      }
    >
      {/* There from the start, since only what changes inside is announced. */}
      <div role="status">{placed && <OrderSuccess order={placed} onClose={onClose} />}</div>
      {!placed && (
        <form
          ref={form}
          id={formId}
          noValidate
          onSubmit={(event) => void handleSubmit(event)}
          className="grid items-start gap-6 md:grid-cols-[1fr_16rem]"
        >
          <div className="flex flex-col gap-4">
            <OrderNotices state={state} />
            <OrderFields form={state.form} faults={state.faults} onEdit={edit} />
            <p className="text-xs text-muted">{text.requiredHint}</p>
          </div>
          <OrderSummary lines={options.lines} />
          <Trap />
        </form>
      )}
    </Dialog>
  );
}

const trapName = "website";

/** A field for programs that fill in whatever they find; people neither see nor hear of it. */
function Trap(): ReactNode {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

function OrderNotices({ state }: { readonly state: OrderFormState }): ReactNode {
  return (
    <>
      {state.unavailable.length > 0 && (
        <Notice tone="warning" title={text.unavailable}>
          <p lang="en">{state.unavailable.map((product) => product.name).join(", ")}</p>
        </Notice>
      )}
      {state.hasEarlierOrder && (
        <Notice tone="info" title={text.earlierTitle}>
          <p>{text.earlierText}</p>
        </Notice>
      )}
    </>
  );
}

function focusField(form: HTMLFormElement | null, field: OrderField | undefined): void {
  if (field === undefined) return;
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

function useOnce(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => run(), []);
}

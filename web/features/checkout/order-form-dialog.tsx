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
import { focusSubmit } from "#web/lib/focus-submit.ts";
import { readText } from "#web/lib/read-form.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { OrderFields } from "./order-fields.tsx";
import { OrderNotices, OrderObstacle } from "./order-notices.tsx";
import { OrderSuccess } from "./order-success.tsx";
import { OrderSummary, SmallScreenTotal } from "./order-summary.tsx";
import type { PlacedOrder } from "./place-order.ts";
import { useOrderForm, type OrderFormOptions } from "./use-order-form.ts";
import { useOrderer } from "./use-orderer.ts";

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
  const { lines, hasSessionEnded } = useOrderer(options);
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
    focusSubmit(form.current);
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
            <SmallScreenTotal lines={lines} />
            {hasSessionEnded ? <SignInAgain /> : <Submit formId={formId} isBusy={state.isBusy} />}
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
          className="grid grid-cols-1 items-start gap-6 md:grid-cols-[1fr_16rem]"
        >
          <div className="flex flex-col gap-4">
            <OrderNotices state={state} />
            <FormFields busy={state.isBusy}>
              <OrderFields form={state.form} faults={state.faults} onEdit={edit} />
            </FormFields>
            <p className="text-xs text-muted">{text.requiredHint}</p>
          </div>
          <OrderSummary lines={lines} />
          <Trap />
        </form>
      )}
    </Dialog>
  );
}

interface SubmitProps {
  readonly formId: string;
  readonly isBusy: boolean;
}

function Submit({ formId, isBusy }: SubmitProps): ReactNode {
  return (
    <>
      <OrderObstacle isBusy={isBusy} />
      <Button type="submit" form={formId} variant="primary" size="lg" block busy={isBusy}>
        {isBusy ? text.busy : text.submit}
      </Button>
    </>
  );
}

/** The way on for a customer whose session ended over the form, which waits as it is. */
function SignInAgain(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone; whoever is typing stays there.
    if (document.activeElement === document.body) place.current?.querySelector("a")?.focus();
  }, []);
  return (
    <div ref={place}>
      <Notice tone="warning" title={text.sessionEnded} className="mb-3">
        <p>{text.sessionEndedText}</p>
      </Notice>
      <LinkButton to="/account" variant="primary" size="lg" block>
        {text.signInAgain}
      </LinkButton>
    </div>
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

function focusField(form: HTMLFormElement | null, field: OrderField | undefined): void {
  if (field === undefined) return;
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

function useOnce(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => run(), []);
}

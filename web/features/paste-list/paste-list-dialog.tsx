import { useId, useState, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { orderPadText } from "#web/messages/order-pad.ts";
import { pasteListText } from "#web/messages/paste-list.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { useSession } from "#web/session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ListActions } from "./list-actions.tsx";
import { ListInput } from "./list-input.tsx";
import { ListResults } from "./list-results.tsx";
import { OrderPad } from "./order-pad.tsx";
import { usePastedList, type ListCart } from "./use-pasted-list.ts";

/** A pad of codes and quantities, or a text. */
type InputKind = "pad" | "text";

type PasteListDialogProps = {
  readonly start: InputKind;
  readonly onClose: () => void;
  readonly cart: ListCart;
  readonly onOpenCart: () => void;
};

/** The dialog that turns a pasted list into lines of the cart and a request, in Albanian. */
export function PasteListDialog({
  start,
  onClose,
  cart,
  onOpenCart,
}: PasteListDialogProps): ReactNode {
  const pasted = usePastedList(cart);
  const isOnline = useOnline();
  const { loading } = useSession();
  const formId = useId();
  const { draft } = pasted;
  const [kind, setKind] = useState(start);
  // The pad's lines are read from the text once.
  const [clears, setClears] = useState(0);
  function clear(): void {
    pasted.setText("");
    setClears(clears + 1);
  }
  const input = {
    onTextChange: pasted.setText,
    onFind: pasted.find,
    formId,
    isOnline,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      lang="sq"
      title={kind === "pad" ? orderPadText.sq.title : pasteListText.sq.title}
      footer={
        draft.isRead ? (
          <ListActions {...{ pasted, isOnline, onOpenCart }} />
        ) : (
          <InputActions formId={formId} isEmpty={draft.text === ""} onClear={clear} />
        )
      }
    >
      {/* Whose list is shown depends on the session. */}
      {loading ? (
        <Skeleton className="h-60" />
      ) : draft.isRead ? (
        <ListResults {...{ pasted, isOnline }} />
      ) : (
        <div className="grid gap-4">
          <SegmentedControl
            label={orderPadText.sq.inputLabel}
            options={[
              { value: "pad", label: orderPadText.sq.title },
              { value: "text", label: pasteListText.sq.title },
            ]}
            value={kind}
            onValueChange={setKind}
          />
          {kind === "pad" ? (
            <OrderPad key={clears} {...{ ...input, draft }} onChoose={pasted.choose} />
          ) : (
            <ListInput {...input} text={draft.text} />
          )}
        </div>
      )}
    </Dialog>
  );
}

type InputActionsProps = {
  readonly formId: string;
  readonly isEmpty: boolean;
  readonly onClear: () => void;
};

function InputActions({ formId, isEmpty, onClear }: InputActionsProps): ReactNode {
  const text = useText(pasteListText);
  return (
    <div className="flex flex-wrap-reverse items-center justify-between gap-3">
      <Button variant="quiet" disabled={isEmpty} onClick={onClear}>
        {text.clear}
      </Button>
      <Button type="submit" form={formId} variant="primary" size="lg" className="max-sm:w-full">
        {text.find}
      </Button>
    </div>
  );
}

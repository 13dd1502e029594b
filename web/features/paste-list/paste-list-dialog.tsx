import { useId, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { pasteListText } from "#web/messages/paste-list.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ListActions } from "./list-actions.tsx";
import { ListInput } from "./list-input.tsx";
import { ListResults } from "./list-results.tsx";
import { usePastedList, type ListCart, type PastedList } from "./use-pasted-list.ts";

type PasteListDialogProps = {
  readonly onClose: () => void;
  readonly cart: ListCart;
  readonly onOpenCart: () => void;
};

/** The dialog that turns a pasted list into lines of the cart and a request, in Albanian. */
export function PasteListDialog({ onClose, cart, onOpenCart }: PasteListDialogProps): ReactNode {
  const pasted = usePastedList(cart);
  const isOnline = useOnline();
  const formId = useId();
  const { draft } = pasted;
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      lang="sq"
      title={pasteListText.sq.title}
      footer={
        draft.isRead ? (
          <ListActions {...{ pasted, isOnline, onOpenCart }} />
        ) : (
          <InputActions formId={formId} pasted={pasted} />
        )
      }
    >
      {draft.isRead ? (
        <ListResults {...{ pasted, isOnline }} />
      ) : (
        <ListInput
          text={draft.text}
          onTextChange={pasted.setText}
          onFind={pasted.find}
          formId={formId}
          isOnline={isOnline}
        />
      )}
    </Dialog>
  );
}

type InputActionsProps = {
  readonly formId: string;
  readonly pasted: PastedList;
};

function InputActions({ formId, pasted: { draft, setText } }: InputActionsProps): ReactNode {
  const text = useText(pasteListText);
  return (
    <div className="flex flex-wrap-reverse items-center justify-between gap-3">
      <Button variant="quiet" disabled={draft.text === ""} onClick={() => setText("")}>
        {text.clear}
      </Button>
      <Button type="submit" form={formId} variant="primary" size="lg" className="max-sm:w-full">
        {text.find}
      </Button>
    </div>
  );
}

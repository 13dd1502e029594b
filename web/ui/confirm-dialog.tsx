import { type ReactNode, useCallback, useRef, useState } from "react";
import { type Language, useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

export type ConfirmQuestion = {
  readonly title: string;
  readonly description?: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly tone?: "danger" | "primary";
  readonly lang?: Language;
};

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onAnswer: (confirmed: boolean) => void;
} & ConfirmQuestion;

/** Asks before an action that is hard to undo; "no" has the focus. */
function ConfirmDialog({
  open,
  onAnswer,
  title,
  description,
  lang,
  ...actions
}: ConfirmDialogProps): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      size="sm"
      title={title}
      description={description}
      {...(lang && { lang })}
    >
      <ConfirmActions onAnswer={onAnswer} {...actions} />
    </Dialog>
  );
}

/**
 * Confirmation as a function: `if (await confirm({ title })) …`.
 * @returns The function and the dialog element, which the caller renders once.
 */
export function useConfirm(): readonly [
  (question: ConfirmQuestion) => Promise<boolean>,
  ReactNode,
] {
  const asked = useRef(0);
  const [pending, setPending] = useState<
    { question: ConfirmQuestion; answer: (confirmed: boolean) => void; number: number } | undefined
  >();
  const confirm = useCallback(
    (question: ConfirmQuestion) =>
      new Promise<boolean>((resolve) => {
        asked.current += 1;
        setPending({ question, answer: resolve, number: asked.current });
      }),
    [],
  );
  function answer(confirmed: boolean): void {
    pending?.answer(confirmed);
    setPending(undefined);
  }
  const dialog = (
    <ConfirmDialog
      // A new key opens each question on top of the other dialogs.
      key={pending?.number}
      open={pending !== undefined}
      onAnswer={answer}
      {...(pending?.question ?? { title: "" })}
    />
  );
  return [confirm, dialog];
}

function ConfirmActions({
  onAnswer,
  confirmLabel,
  cancelLabel,
  tone = "danger",
}: Pick<ConfirmDialogProps, "onAnswer" | "confirmLabel" | "cancelLabel" | "tone">): ReactNode {
  const text = useText(uiText);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button data-autofocus="" onClick={() => onAnswer(false)}>
        {cancelLabel ?? text.cancel}
      </Button>
      <Button variant={tone} onClick={() => onAnswer(true)}>
        {confirmLabel ?? text.confirm}
      </Button>
    </div>
  );
}

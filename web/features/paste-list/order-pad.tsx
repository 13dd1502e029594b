import { useRef, useState, type ReactNode } from "react";
import { toCodeKey } from "#catalogue/search/code-key.ts";
import { useText } from "#web/messages/language.tsx";
import { orderPadText } from "#web/messages/order-pad.ts";
import { pasteListText } from "#web/messages/paste-list.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { ListDraft } from "./list-draft.ts";
import { PadLine } from "./pad-line.tsx";
import { toListText, toPadRows, withoutRow, withRow, type PadRow } from "./pad-rows.ts";
import type { PastedList } from "./use-pasted-list.ts";

type OrderPadProps = {
  readonly draft: ListDraft;
  readonly onTextChange: (text: string) => void;
  readonly onFind: () => void;
  readonly onChoose: PastedList["choose"];
  /** Id of the form, for the button outside of it. */
  readonly formId: string;
  readonly isOnline: boolean;
};

/** A code and a quantity per line. Its lines are the text of the list, so that both ways of typing go on. */
export function OrderPad({ draft, onChoose, ...props }: OrderPadProps): ReactNode {
  const text = useText(orderPadText);
  const listText = useText(pasteListText);
  const [rows, setRows] = useState(() => toPadRows(draft.text));
  const [isEmpty, setIsEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  function show(next: readonly PadRow[]): void {
    setIsEmpty(false);
    setRows(next);
    props.onTextChange(toListText(next));
  }
  function change(row: PadRow): void {
    show(withRow(rows, row));
    const key = toCodeKey(row.code);
    // A quantity that was corrected in the results would win.
    if (draft.choices[key]?.quantity !== undefined) onChoose(key, { quantity: row.quantity });
  }
  function submit(): void {
    const hasCode = toListText(rows) !== "";
    setIsEmpty(!hasCode);
    if (hasCode) props.onFind();
    else focusCode(0);
  }
  function focusCode(at: number): void {
    form.current?.querySelectorAll<HTMLElement>('[name="code"]')[at]?.focus();
  }
  return (
    <form
      ref={form}
      id={props.formId}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="max-w-prose text-sm text-muted">
        {text.lead} <span className="pointer-coarse:hidden">{text.keys}</span>
      </p>
      {!props.isOnline && <Notice tone="warning">{listText.offlineInput}</Notice>}
      {isEmpty && <Notice tone="error">{text.empty}</Notice>}
      <ol className="grid gap-2">
        {rows.map((row, at) => (
          <PadLine
            key={row.id}
            row={row}
            number={at + 1}
            chosen={draft.choices[toCodeKey(row.code)]?.product}
            onChange={change}
            onPick={(product) => onChoose(toCodeKey(row.code), { product })}
            onNext={() => focusCode(at + 1)}
            onSubmit={submit}
            onRemove={
              row.code === "" && row.quantity === ""
                ? undefined
                : () => {
                    show(withoutRow(rows, row.id));
                    focusCode(at);
                  }
            }
          />
        ))}
      </ol>
    </form>
  );
}

import { X } from "lucide-react";
import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { maxLineQuantity } from "#domain/cart.ts";
import { useText } from "#web/messages/language.tsx";
import { orderPadText } from "#web/messages/order-pad.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { CodeField } from "./code-field.tsx";
import type { PadRow } from "./pad-rows.ts";

export type PadLineProps = {
  readonly row: PadRow;
  /** Counted from 1. */
  readonly number: number;
  /** Id of the chosen product. */
  readonly chosen: string | undefined;
  readonly onChange: (row: PadRow) => void;
  readonly onPick: (product: string) => void;
  /** Goes to the next line. */
  readonly onNext: () => void;
  readonly onSubmit: () => void;
  /** Absent for an empty line. */
  readonly onRemove: (() => void) | undefined;
};

/** A code with suggestions, and its quantity. Enter goes from field to field, Ctrl+Enter finds the parts. */
export function PadLine({ row, number, chosen, onPick, ...props }: PadLineProps): ReactNode {
  const text = useText(orderPadText);
  const item = useRef<HTMLLIElement>(null);
  function focusQuantity(): void {
    const field = item.current?.querySelector<HTMLInputElement>('[name="quantity"]');
    field?.focus();
    field?.select();
  }
  function handleEnter(event: KeyboardEvent, move: () => void): void {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) props.onSubmit();
    else move();
  }
  return (
    <li ref={item} className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-start gap-2">
      <CodeField
        code={row.code}
        number={number}
        chosen={chosen}
        onChange={(code) => props.onChange({ ...row, code })}
        onPick={(product) => {
          onPick(product);
          focusQuantity();
        }}
        onEnter={(event) => handleEnter(event, focusQuantity)}
      />
      <div
        role="presentation"
        className="col-start-2 row-start-1"
        // The field's own keys are the arrows.
        onKeyDown={(event) => {
          if (event.key === "Enter") handleEnter(event, props.onNext);
        }}
      >
        <NumberField
          label={text.quantity(number)}
          hideLabel
          name="quantity"
          whole
          min={1}
          max={maxLineQuantity}
          value={row.quantity}
          placeholder="1"
          enterKeyHint="next"
          inputClassName="font-mono text-end tabular-nums"
          onChange={({ target }) => props.onChange({ ...row, quantity: target.value })}
        />
      </div>
      <IconButton
        label={text.remove(number)}
        disabled={!props.onRemove}
        className="col-start-3 row-start-1 size-9.5 disabled:invisible pointer-coarse:size-11"
        onClick={props.onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

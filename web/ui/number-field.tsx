import type { InputEvent, ReactNode, WheelEvent } from "react";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

export interface NumberFieldProps extends Omit<TextFieldProps, "type" | "inputMode"> {
  /** Whole numbers get the plain digit keyboard on phones. */
  readonly whole?: boolean;
}

/** A number with tabular figures; give `min`, `max` and `step` as on a native input. */
export function NumberField({ whole = false, ...props }: NumberFieldProps): ReactNode {
  return (
    <TextField
      type="number"
      inputMode={whole ? "numeric" : "decimal"}
      inputClassName="font-mono tabular-nums"
      onWheel={leave}
      {...(!whole && { onBeforeInput: readComma })}
      {...props}
    />
  );
}

/** A wheel over a field that has the focus would change its value: it scrolls the page instead. */
function leave(event: WheelEvent<HTMLInputElement>): void {
  event.currentTarget.blur();
}

/**
 * Albanian writes 12,50. A browser in English drops the comma without a word, which makes it 1250:
 * so it becomes a point, which every browser takes.
 */
function readComma(event: InputEvent<HTMLInputElement>): void {
  const { data } = event;
  if (!/^\d*,\d*$/.test(data)) return;
  // A number input tells no caret, so that nothing else can type there.
  // oxlint-disable-next-line typescript/no-deprecated -- kept by every browser for this use
  if (document.execCommand("insertText", false, data.replace(",", "."))) event.preventDefault();
}

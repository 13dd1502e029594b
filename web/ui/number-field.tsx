import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { readNumber } from "#web/forms/read-number.ts";
import { keySteps, stepNumber } from "#web/forms/step-number.ts";
import { useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type NumberFieldProps = {
  /** The text as typed; parse it with `readNumber`. */
  readonly value: string;
  /** For whole numbers; phones show the plain digit keyboard. */
  readonly whole?: boolean;
  /** For numbers that can be below 0: the digit keyboards of an iPhone have no minus. */
  readonly signed?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Step of the arrow keys; defaults to 1. */
  readonly step?: number;
} & Omit<
  TextFieldProps,
  "type" | "inputMode" | "value" | "defaultValue" | "min" | "max" | "step" | "onBlur" | "onKeyDown"
>;

/**
 * A number field with tabular figures. It is a text input, because number inputs silently drop what
 * they can't parse: `2 500` becomes 2500 and `1,5,2` becomes 1.52. Here such input stays as typed
 * and is marked invalid.
 */
export function NumberField({
  whole = false,
  signed = false,
  value,
  min,
  max,
  step = 1,
  error,
  ...props
}: NumberFieldProps): ReactNode {
  const text = useText(uiText);
  const number = readNumber(value);
  const isReadable = Number.isFinite(number);
  const doubt = whole ? text.unreadableCount : text.unreadableNumber;

  function stepByKey(event: KeyboardEvent<HTMLInputElement>): void {
    const steps = keySteps[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = stepNumber(value, steps, step, { min, max });
    if (next !== undefined) retype(event.currentTarget, next);
  }
  /** Replaces a comma, to show how the number was parsed. */
  function showReading(event: FocusEvent<HTMLInputElement>): void {
    const reading = value.trim().replace(",", ".").replace(/\.$/, "");
    if (isReadable && reading !== value) retype(event.currentTarget, reading);
  }
  return (
    <TextField
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={isReadable ? number : undefined}
      // Required for prices. Browsers only step number inputs, so `stepByKey` implements it.
      step={step}
      inputMode={getInputMode(whole, signed)}
      inputClassName="font-mono tabular-nums"
      autoComplete="off"
      {...props}
      value={value}
      error={error ?? (isReadable || value.trim() === "" ? undefined : doubt)}
      onBlur={showReading}
      onKeyDown={stepByKey}
    />
  );
}

function getInputMode(whole: boolean, signed: boolean): "text" | "numeric" | "decimal" {
  if (signed) return "text";
  return whole ? "numeric" : "decimal";
}

/** Replaces the text and dispatches `input`, so that React updates its state. */
function retype(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

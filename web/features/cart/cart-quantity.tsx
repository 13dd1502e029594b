import { Minus, Plus } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { maxLineQuantity } from "#domain/cart.ts";
import { keySteps } from "#web/forms/step-number.ts";
import { cartText } from "#web/messages/cart.ts";
import { useText } from "#web/messages/language.tsx";

type CartQuantityProps = {
  readonly value: number;
  readonly onValueChange: (quantity: number) => void;
  /** The product's name, used in every control's accessible name. */
  readonly itemName: string;
};

/** Minus, an editable number, plus: 250 seals shouldn't take 249 clicks. */
export function CartQuantity({ value, onValueChange, itemName }: CartQuantityProps): ReactNode {
  const text = useText(cartText);
  const [typed, setTyped] = useState<string>();

  function change(quantity: number | undefined): void {
    if (quantity !== undefined && quantity !== value) onValueChange(quantity);
  }
  function commit(): void {
    setTyped(undefined);
    change(parseQuantity(typed));
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    const step = keySteps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // Shown while the key is held, committed on release: one change, not thirty.
      showSelected(event.currentTarget, stepQuantity(parseQuantity(typed) ?? value, step));
    } else if (event.key === "Enter") {
      // Reset first: a removed line moves the focus, and blur commits too.
      showSelected(event.currentTarget, undefined);
      change(parseQuantity(typed));
    } else if (event.key === "Escape" && typed !== undefined) {
      // The first Esc discards the typing, the next one closes the dialog.
      event.preventDefault();
      showSelected(event.currentTarget, undefined);
    }
  }
  /** Selects the quantity, so that the next digit replaces it. */
  function showSelected(input: HTMLInputElement, quantity: number | undefined): void {
    flushSync(() => setTyped(quantity?.toString()));
    input.select();
  }
  return (
    <div
      role="group"
      aria-label={`${text.quantity}: ${itemName}`}
      className="inline-flex max-w-full min-w-0 items-stretch rounded-md border border-line bg-raised"
    >
      <StepButton
        label={`${text.decrease}: ${itemName}`}
        disabled={value <= 1}
        onClick={() => onValueChange(value - 1)}
      >
        <Minus className="size-4" aria-hidden="true" />
      </StepButton>
      <input
        role="spinbutton"
        aria-label={`${text.quantity}: ${itemName}`}
        aria-valuemin={1}
        aria-valuemax={maxLineQuantity}
        aria-valuenow={parseQuantity(typed) ?? value}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={4}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={handleKey}
        onKeyUp={(event) => keySteps[event.key] !== undefined && commit()}
        className="w-14 min-w-0 border-x border-hairline bg-transparent text-center font-mono text-sm tabular-nums focus-visible:-outline-offset-2 pointer-coarse:text-base"
      />
      <StepButton
        label={`${text.increase}: ${itemName}`}
        disabled={value >= maxLineQuantity}
        onClick={() => onValueChange(value + 1)}
      >
        <Plus className="size-4" aria-hidden="true" />
      </StepButton>
    </div>
  );
}

/** Whole numbers only: 0 removes the line, any other input is discarded. */
export function parseQuantity(typed: string | undefined): number | undefined {
  return typed !== undefined && /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : undefined;
}

/** Steps stay within a line's limits: no key removes a line by accident. */
export function stepQuantity(from: number, by: number): number {
  return Math.min(maxLineQuantity, Math.max(1, from + by));
}

function StepButton({
  label,
  ...props
}: {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      className="flex size-9 shrink-0 items-center justify-center hover:bg-steel-1 disabled:text-steel-3 disabled:hover:bg-transparent pointer-coarse:size-11"
      {...props}
    />
  );
}

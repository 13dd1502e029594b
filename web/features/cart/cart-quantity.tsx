import { Minus, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { maxLineQuantity } from "#domain/cart.ts";
import { useText } from "#web/lib/language.tsx";
import { cartText } from "#web/messages/cart.ts";

interface CartQuantityProps {
  readonly value: number;
  readonly onValueChange: (quantity: number) => void;
  /** The product's name, part of every control's name. */
  readonly itemName: string;
}

/** Minus, a number that can be typed, plus. Bulk buyers order 250 seals, not 249 clicks. */
export function CartQuantity({ value, onValueChange, itemName }: CartQuantityProps): ReactNode {
  const text = useText(cartText);
  const [typed, setTyped] = useState<string>();

  function commit(): void {
    setTyped(undefined);
    const quantity = parseQuantity(typed);
    if (quantity !== undefined && quantity !== value) onValueChange(quantity);
  }
  return (
    <div
      role="group"
      aria-label={`${text.quantity}: ${itemName}`}
      className="inline-flex items-stretch rounded-md border border-line bg-raised"
    >
      <StepButton
        label={`${text.decrease}: ${itemName}`}
        disabled={value <= 1}
        onClick={() => onValueChange(value - 1)}
      >
        <Minus className="size-4" aria-hidden="true" />
      </StepButton>
      <input
        aria-label={`${text.quantity}: ${itemName}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape" && typed !== undefined) {
            // The first Esc takes back the typing, the next one closes the dialog.
            event.preventDefault();
            setTyped(undefined);
          }
        }}
        className="w-12 border-x border-hairline bg-transparent text-center font-mono text-sm tabular-nums focus-visible:-outline-offset-2"
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

/** Whole numbers only; 0 takes the line out, anything else that was typed is forgotten. */
function parseQuantity(typed: string | undefined): number | undefined {
  return typed !== undefined && /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : undefined;
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
      className="flex size-9 items-center justify-center hover:bg-steel-1 disabled:text-steel-3 disabled:hover:bg-transparent pointer-coarse:size-11"
      {...props}
    />
  );
}

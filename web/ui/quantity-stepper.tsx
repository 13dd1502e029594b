import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { uiText } from "#web/messages/ui.ts";

export interface QuantityStepperProps {
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  /** Pieces below which minus is disabled; 1 unless told. */
  readonly min?: number;
  readonly max?: number;
  readonly disabled?: boolean;
  /** What is counted, such as the product's name; becomes part of the buttons' names. */
  readonly itemName: string;
  readonly className?: string;
}

export function QuantityStepper({
  value,
  onValueChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  disabled = false,
  itemName,
  className,
}: QuantityStepperProps): ReactNode {
  const text = useText(uiText);
  return (
    <div
      data-slot="quantity-stepper"
      role="group"
      aria-label={`${text.quantity}: ${itemName}`}
      className={clsx("inline-flex items-stretch rounded-md border border-line", className)}
    >
      <StepButton
        label={`${text.decrease}: ${itemName}`}
        disabled={disabled || value <= min}
        onClick={() => onValueChange(value - 1)}
      >
        <Minus className="size-4" aria-hidden="true" />
      </StepButton>
      <output
        aria-live="polite"
        className="flex min-w-9 items-center justify-center border-x border-hairline px-1 font-mono text-sm tabular-nums"
      >
        {value}
      </output>
      <StepButton
        label={`${text.increase}: ${itemName}`}
        disabled={disabled || value >= max}
        onClick={() => onValueChange(value + 1)}
      >
        <Plus className="size-4" aria-hidden="true" />
      </StepButton>
    </div>
  );
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
      className="flex size-8 items-center justify-center hover:bg-steel-1 disabled:text-steel-3 disabled:hover:bg-transparent pointer-coarse:size-11"
      {...props}
    />
  );
}

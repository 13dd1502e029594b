import { type ReactNode, useId } from "react";

export type SegmentOption<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label, which stays the accessible name. */
  readonly icon?: ReactNode;
};

export type SegmentedControlProps<Value extends string = string> = {
  readonly label: string;
  readonly options: readonly SegmentOption<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly className?: string;
};

/** A choice between a few options side by side, based on native radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentedControlProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset data-slot="segmented-control" className={className}>
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex rounded-md border border-line bg-raised">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.icon ? option.label : undefined}
            className="relative flex min-h-9 min-w-9 cursor-pointer items-center justify-center px-2.5 text-sm font-medium text-muted transition-colors first:rounded-s-sm last:rounded-e-sm not-first:border-s not-first:border-hairline hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-4"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.icon}
            <span className={option.icon ? "sr-only" : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

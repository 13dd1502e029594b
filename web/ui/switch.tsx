import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export type SwitchProps = {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
} & Omit<ComponentProps<"input">, "type" | "onChange" | "size">;

/** A toggle that takes effect immediately, without a save button. */
export function Switch({
  label,
  hideLabel = false,
  checked,
  onCheckedChange,
  className,
  ...props
}: SwitchProps): ReactNode {
  return (
    <label
      data-slot="switch"
      className={clsx(
        "inline-flex min-h-6 cursor-pointer items-center gap-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:opacity-60 pointer-coarse:min-h-11",
        className,
      )}
    >
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className={clsx(
          "relative h-5 w-9 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line bg-steel-2 transition-colors checked:border-green checked:bg-green",
          "before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-full before:bg-raised before:transition-transform checked:before:translate-x-4",
          "forced-colors:before:bg-[ButtonText] forced-colors:checked:before:bg-[Highlight]",
        )}
        {...props}
      />
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}

import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export type CheckboxProps = {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
} & Omit<ComponentProps<"input">, "type" | "onChange" | "size" | "checked">;

/** A choice among others, which takes effect with a button elsewhere. */
export function Checkbox({
  label,
  hideLabel = false,
  checked,
  onCheckedChange,
  className,
  ...props
}: CheckboxProps): ReactNode {
  return (
    <label
      data-slot="checkbox"
      className={clsx(
        "inline-flex min-h-6 min-w-6 cursor-pointer items-center gap-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:min-w-11",
        className,
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="check-box shrink-0 cursor-[inherit]"
        {...props}
      />
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}

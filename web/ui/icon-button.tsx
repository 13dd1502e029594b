import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button.tsx";

export type IconButtonProps = {
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
} & Omit<ButtonProps, "aria-label" | "block">;

/** A square button with an icon and an accessible name. */
export function IconButton({
  label,
  size = "md",
  variant = "quiet",
  className,
  ...props
}: IconButtonProps): ReactNode {
  return (
    <Button
      data-slot="icon-button"
      variant={variant}
      size={size}
      aria-label={label}
      title={label}
      className={clsx("aspect-square pointer-coarse:min-w-11", className)}
      {...props}
    />
  );
}

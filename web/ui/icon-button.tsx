import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import type { ButtonProps } from "./button.tsx";

export interface IconButtonProps extends Omit<ButtonProps, "aria-label" | "block"> {
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
}

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
      className={clsx("aspect-square px-0 pointer-coarse:min-w-11", className)}
      {...props}
    />
  );
}

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { buttonStyle, type ButtonStyle } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = {
  /** Shows a spinner, ignores clicks, and keeps the focus. */
  readonly busy?: boolean;
} & ComponentProps<"button"> &
  ButtonStyle;

export function Button({
  variant,
  size,
  block,
  busy = false,
  type = "button",
  className,
  children,
  onClick,
  ...props
}: ButtonProps): ReactNode {
  // A disabled button would lose the focus, so a busy one ignores clicks instead. This also
  // prevents the submit caused by Enter in a field.
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- set by the caller, "button" by default
      type={type}
      className={buttonStyle({ variant, size, block, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      {...props}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

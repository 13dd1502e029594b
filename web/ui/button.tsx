import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { buttonStyle } from "./button-style.ts";
import type { ButtonStyle } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /** Work is under way: shows a spinner, ignores clicks, and keeps the focus where it is. */
  readonly busy?: boolean;
}

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
  // A disabled button would drop the focus, so a busy one only refuses; this also stops the
  // submit that Enter in a field would cause.
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      data-slot="button"
      // oxlint-disable-next-line react/button-has-type -- the caller's choice, "button" unless told
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

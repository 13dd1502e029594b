import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Decorative: the text beside it, or `aria-busy`, describes the state. */
export function Spinner({ className, ...props }: ComponentProps<"span">): ReactNode {
  return (
    <span
      data-slot="spinner"
      aria-hidden="true"
      className={clsx(
        "inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent forced-colors:border-e-[Canvas]",
        className,
      )}
      {...props}
    />
  );
}

import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Keeps the place of something that is on its way; size it like the thing itself. */
export function Skeleton({ className, ...props }: ComponentProps<"div">): ReactNode {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={clsx(
        "max-w-full animate-pulse rounded-md bg-steel-1 forced-colors:border forced-colors:border-dashed",
        className,
      )}
      {...props}
    />
  );
}

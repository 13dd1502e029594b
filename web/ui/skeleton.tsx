import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Placeholder for loading content; give it the same size. */
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

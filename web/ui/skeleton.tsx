import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Placeholder for loading content; give it the same size. */
export function Skeleton({ className, ...props }: ComponentProps<"div">): ReactNode {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={clsx("skeleton", className)}
      {...props}
    />
  );
}

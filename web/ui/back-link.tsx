import { createLink } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { ChevronRightIcon } from "./icons.tsx";

/** Link back to the parent page. Typed like the router's `to`, `params` and `search`. */
export const BackLink = createLink(BackAnchor);

// The router passes its own class for a link to a parent page.
function BackAnchor({ className, children, ...props }: ComponentProps<"a">): ReactNode {
  return (
    <a
      data-slot="back-link"
      data-print="hide"
      className={clsx(
        "inline-flex min-h-6 items-center gap-1 text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-11",
        className,
      )}
      {...props}
    >
      <ChevronRightIcon className="size-4 -scale-x-100" />
      {children}
    </a>
  );
}

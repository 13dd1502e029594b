import type { ComponentProps, ReactNode } from "react";

/** For ears only. */
export function VisuallyHidden(props: ComponentProps<"span">): ReactNode {
  return <span data-slot="visually-hidden" className="sr-only" {...props} />;
}

import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/**
 * Makes an icon of a path: one stroke on a grid of 24, always beside or inside a text with the same meaning. Own
 * paths, because the runtime of an icon library is larger than all of them.
 */
export function icon(path: string): (props: ComponentProps<"svg">) => ReactNode {
  return function Icon({ className, ...props }) {
    return (
      <svg aria-hidden="true" viewBox="0 0 24 24" className={clsx("icon", className)} {...props}>
        <path d={path} />
      </svg>
    );
  };
}

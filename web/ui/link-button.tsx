import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { buttonStyle, type ButtonStyle } from "./button-style.ts";

type AnchorButtonProps = {} & ComponentProps<"a"> & ButtonStyle;

/** A router link styled as a button. Typed like the router's `to`, `params`, `search` and `hash`. */
export const LinkButton = createLink(AnchorButton);

/** The same for URLs outside the router: `tel:`, `mailto:`, other hosts, downloads. */
function AnchorButton({
  variant,
  size,
  block,
  className,
  children,
  ...props
}: AnchorButtonProps): ReactNode {
  return (
    <a className={buttonStyle({ variant, size, block, className })} {...props}>
      {children}
    </a>
  );
}

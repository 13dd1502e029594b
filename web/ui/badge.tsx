import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

const badgeStyle = cva("badge", {
  variants: {
    tone: {
      neutral: "badge-neutral",
      accent: "badge-accent",
      yellow: "badge-yellow",
      blue: "badge-blue",
      green: "badge-green",
      red: "badge-red",
    },
  },
  defaultVariants: { tone: "neutral" },
});

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>["tone"]>;

export type BadgeProps = {
  readonly tone?: BadgeTone;
} & ComponentProps<"span">;

/** A short fact or state. The text carries the meaning; the tone only supports it. */
export function Badge({ tone, className, ...props }: BadgeProps): ReactNode {
  return <span data-slot="badge" className={badgeStyle({ tone, className })} {...props} />;
}

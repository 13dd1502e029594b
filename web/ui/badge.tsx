import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

const badgeStyle = cva(
  "inline-flex items-center gap-1 rounded-sm border px-1.5 py-px text-xs font-medium whitespace-nowrap",
  {
    variants: {
      tone: {
        neutral: "border-hairline bg-sunken text-muted",
        accent: "border-accent-text/30 bg-accent-soft text-accent-text",
        yellow: "border-yellow-line bg-yellow-soft text-yellow",
        blue: "border-blue-line bg-blue-soft text-blue",
        green: "border-green-line bg-green-soft text-green",
        red: "border-red-line bg-red-soft text-red",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>["tone"]>;

export type BadgeProps = {
  readonly tone?: BadgeTone;
} & ComponentProps<"span">;

/** A short fact or state. The text carries the meaning; the tone only supports it. */
export function Badge({ tone, className, ...props }: BadgeProps): ReactNode {
  return <span data-slot="badge" className={badgeStyle({ tone, className })} {...props} />;
}

import { cva, type VariantProps } from "class-variance-authority";

/** Shared by buttons and by links that look like buttons. `primary` is for one thing per view. */
export const buttonStyle = cva(
  [
    "inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md border font-medium",
    "whitespace-nowrap select-none max-sm:whitespace-normal transition-colors active:translate-y-px motion-reduce:active:translate-y-0",
    "disabled:active:translate-y-0 print:hidden forced-colors:aria-disabled:text-[GrayText]",
    "pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary:
          "border-transparent bg-accent text-on-accent hover:bg-accent-hover disabled:bg-steel-2 disabled:text-faint aria-disabled:bg-steel-2 aria-disabled:text-muted",
        secondary:
          "border-line bg-raised text-ink hover:border-ink hover:bg-sunken disabled:border-hairline disabled:text-faint disabled:hover:bg-raised aria-disabled:border-hairline aria-disabled:text-muted",
        quiet:
          "border-transparent bg-transparent text-ink hover:bg-steel-1 disabled:text-faint disabled:hover:bg-transparent aria-disabled:text-muted",
        danger:
          "border-transparent bg-red text-on-red hover:opacity-90 disabled:bg-steel-2 disabled:text-faint aria-disabled:bg-steel-2 aria-disabled:text-muted",
      },
      size: {
        sm: "min-h-8 px-2.5 text-sm",
        md: "min-h-9.5 px-3.5 text-sm",
        lg: "min-h-12 px-6 text-base",
      },
      block: { true: "w-full", false: "" },
    },
    defaultVariants: { variant: "secondary", size: "md", block: false },
  },
);

export type ButtonStyle = VariantProps<typeof buttonStyle>;

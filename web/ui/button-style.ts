import { cva, type VariantProps } from "class-variance-authority";

/** Shared by buttons and by links that look like buttons. `primary` is for one thing per view. */
export const buttonStyle = cva("button", {
  variants: {
    variant: {
      primary: "button-primary",
      secondary: "button-secondary",
      quiet: "button-quiet",
      danger: "button-danger",
    },
    size: { sm: "button-sm", md: "button-md", lg: "button-lg" },
    block: { true: "w-full", false: "" },
  },
  defaultVariants: { variant: "secondary", size: "md", block: false },
});

export type ButtonStyle = VariantProps<typeof buttonStyle>;

import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from "./icons.tsx";

const noticeStyle = cva("flex items-start gap-3 rounded-md border px-4 py-3 text-sm", {
  variants: {
    tone: {
      info: "border-blue-line bg-blue-soft [&>svg]:text-blue",
      success: "border-green-line bg-green-soft [&>svg]:text-green",
      warning: "border-yellow-line bg-yellow-soft [&>svg]:text-yellow",
      error: "border-red-line bg-red-soft [&>svg]:text-red",
    },
  },
});

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: ErrorIcon };

export type NoticeProps = {
  readonly tone?: keyof typeof icons;
  readonly title?: ReactNode;
} & Omit<ComponentProps<"div">, "title">;

/** A permanent message in the page. Errors are announced immediately, others politely. */
export function Notice({
  tone = "info",
  title,
  className,
  children,
  ...props
}: NoticeProps): ReactNode {
  const Icon = icons[tone];
  return (
    <div
      data-slot="notice"
      role={tone === "error" ? "alert" : "status"}
      className={noticeStyle({ tone, className })}
      {...props}
    >
      <Icon className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title && <p className="font-medium">{title}</p>}
        {children}
      </div>
    </div>
  );
}

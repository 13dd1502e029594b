import { clsx } from "clsx";
import type { ReactNode } from "react";

export type EmptyStateProps = {
  readonly title: string;
  readonly text?: ReactNode;
  /** A muted drawing or icon above the title. */
  readonly icon?: ReactNode;
  /** Suggested action, usually one button. */
  readonly action?: ReactNode;
  readonly className?: string;
};

/** Message for an empty list: the reason and what to do next. */
export function EmptyState({ title, text, icon, action, className }: EmptyStateProps): ReactNode {
  return (
    <div
      data-slot="empty-state"
      className={clsx(
        "flex flex-col items-center gap-2 rounded-lg border border-dashed border-hairline px-6 py-14 text-center",
        className,
      )}
    >
      {icon && <div className="mb-2 text-steel-4 [&_svg]:size-8">{icon}</div>}
      <p className="text-base font-semibold wrap-anywhere">{title}</p>
      {text && <p className="max-w-prose text-sm wrap-anywhere text-muted">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

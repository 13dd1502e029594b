import { clsx } from "clsx";
import type { ReactNode } from "react";

export type Fact = {
  readonly label: string;
  readonly value: ReactNode;
};

export type FactListProps = {
  readonly facts: readonly Fact[];
  /** On phones the pairs stand side by side, each name above its value: for a few short ones. */
  readonly isCompact?: boolean;
  readonly className?: string;
};

/** List of names and values, one pair per line. */
export function FactList({ facts, isCompact = false, className }: FactListProps): ReactNode {
  return (
    <dl
      data-slot="fact-list"
      className={clsx(
        "text-sm",
        isCompact
          ? "max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3 sm:divide-y sm:divide-hairline"
          : "divide-y divide-hairline",
        className,
      )}
    >
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={clsx(
            "flex break-inside-avoid items-baseline justify-between py-2",
            isCompact ? "max-sm:flex-col sm:gap-4" : "gap-4",
          )}
        >
          <dt
            className={clsx(
              "shrink-0 text-muted",
              isCompact ? "max-sm:text-xs sm:max-w-3/5" : "max-w-3/5",
            )}
          >
            {label}
          </dt>
          <dd
            className={clsx(
              "min-w-0 text-balance wrap-anywhere",
              isCompact ? "sm:text-end" : "text-end",
              isFigure(value) && "font-mono tabular-nums",
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether to use the mono font: for figures and codes, but not for words or sentences. */
function isFigure(value: ReactNode): boolean {
  return typeof value !== "string" || (/\d/.test(value) && value.length <= 40);
}

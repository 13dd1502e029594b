import { clsx } from "clsx";
import type { ReactNode } from "react";

export type Fact = {
  readonly label: string;
  readonly value: ReactNode;
};

export type FactListProps = {
  readonly facts: readonly Fact[];
  readonly className?: string;
};

/** List of names and values, one pair per line. */
export function FactList({ facts, className }: FactListProps): ReactNode {
  return (
    <dl data-slot="fact-list" className={clsx("divide-y divide-hairline text-sm", className)}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex break-inside-avoid items-baseline justify-between gap-4 py-2"
        >
          <dt className="max-w-3/5 shrink-0 text-muted">{label}</dt>
          <dd
            className={clsx(
              "min-w-0 text-end text-balance wrap-anywhere",
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

import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface StatCardProps {
  readonly label: string;
  /** Already formatted; undefined while loading. */
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly className?: string;
}

/** One figure with its name; put several into a `<dl>` grid. */
export function StatCard({ label, value, note, className }: StatCardProps): ReactNode {
  return (
    <div
      data-slot="stat-card"
      className={clsx("rounded-lg border border-hairline bg-raised px-5 py-4", className)}
    >
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 min-h-8.5 text-xl font-semibold tabular-nums max-sm:text-lg">
        {value ?? (
          <span className="inline-block h-6 w-20 animate-pulse rounded-md bg-steel-1 align-middle" />
        )}
      </dd>
      {note && <dd className="text-xs text-muted">{note}</dd>}
    </div>
  );
}

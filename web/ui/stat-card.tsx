import type { ReactNode } from "react";

export interface StatCardProps {
  readonly label: string;
  /** Already formatted; undefined while loading. */
  readonly value: ReactNode;
}

/** One figure with its name; put several into a `<dl>` grid. */
export function StatCard({ label, value }: StatCardProps): ReactNode {
  return (
    <div
      data-slot="stat-card"
      className="flex flex-col justify-center gap-x-4 gap-y-1 rounded-lg border border-hairline bg-raised px-5 py-3.5 lg:flex-row lg:items-center lg:justify-between"
    >
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-h-8.5 text-lg font-semibold tabular-nums">
        {value ?? (
          <span className="inline-block h-6 w-20 animate-pulse rounded-md bg-steel-1 align-middle" />
        )}
      </dd>
    </div>
  );
}

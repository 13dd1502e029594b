import type { ReactNode } from "react";
import { Skeleton } from "./skeleton.tsx";

export type StatCardProps = {
  readonly label: string;
  /** Formatted value; undefined while loading. */
  readonly value: ReactNode;
};

/** One figure with its label; put several into a `<dl>` grid. */
export function StatCard({ label, value }: StatCardProps): ReactNode {
  return (
    <div
      data-slot="stat-card"
      className="min-w-0 rounded-lg border border-hairline bg-raised px-4 py-2.5"
    >
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-h-7 wrap-anywhere text-lg font-semibold tabular-nums">
        {value ?? <Skeleton className="inline-block h-6 w-20 align-middle" />}
      </dd>
    </div>
  );
}

import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Placeholders with the size of result rows. */
export function ResultSkeleton({ count }: { readonly count: number }): ReactNode {
  return Array.from({ length: count }, (_, at) => (
    <div
      key={at}
      className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-b border-hairline px-4 py-3 sm:grid-cols-[4.5rem_minmax(0,1fr)_8rem] sm:gap-x-4 sm:px-5"
    >
      <Skeleton className="aspect-4/3" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-3.5 w-48" />
      </div>
      <Skeleton className="h-8 max-sm:hidden" />
    </div>
  ));
}

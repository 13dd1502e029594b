import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";

const cardsOnTheWay = 6;

/** A placeholder for the beginning of the whole catalogue; tall, like the catalogue. */
export function ResultsSkeleton(): ReactNode {
  return (
    <div className="mt-6 grid min-h-[300svh] grid-cols-1 content-start gap-x-8 gap-y-4 lg:grid-cols-12">
      <Skeleton className="h-8 lg:col-span-12" />
      <Skeleton className="h-6 w-48 lg:col-span-3" />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:col-span-9 xl:grid-cols-3">
        {Array.from({ length: cardsOnTheWay }, (_, card) => (
          <Skeleton key={card} className="h-26" />
        ))}
      </div>
    </div>
  );
}

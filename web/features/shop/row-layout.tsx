import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";

/*
 * On a phone an image beside words, price and button; between 768 and 1280 px these in one line; from 1280 px on
 * the cells of a table: image, name and description, size and stars, stock and brand, drawing, price, quantity,
 * button. There the parts of words and order are cells of the row itself, and those with an order the lower ones.
 */
export const rowClass =
  "group grid grid-cols-[min(5.5rem,31%)_1fr] items-start gap-x-4 gap-y-2 border-b border-hairline py-3 md:grid-cols-[6rem_1fr_auto] md:items-center lg:grid-cols-[6rem_1fr_6rem_auto] xl:grid-cols-[4.25rem_minmax(0,1fr)_12rem_6.25rem_4rem_7rem_4.5rem_9rem] xl:grid-rows-[repeat(2,minmax(1.625rem,auto))] xl:gap-y-0 xl:py-1.25";
// Reserves two lines for the name on a phone and one beside a mouse.
export const wordsClass =
  "flex min-h-18.5 min-w-0 flex-col gap-1 md:min-h-24 md:justify-center lg:min-h-18.5 xl:contents";
export const orderClass =
  "flex flex-wrap items-center justify-between gap-x-5 gap-y-2 @max-[21rem]:col-span-2 @min-[21rem]:max-md:col-start-2 md:min-w-64 md:justify-end xl:contents";

/** A placeholder with the size of a row. */
export function ProductRowSkeleton(): ReactNode {
  return (
    <div className={rowClass}>
      <Skeleton className="aspect-4/3 xl:row-span-2" />
      <div className={wordsClass}>
        <Skeleton className="h-6 md:w-1/2" />
        <Skeleton className="h-4.5 w-32" />
        <Skeleton className="h-5.5 w-1/2 md:w-48" />
        <Skeleton className="h-5 max-md:hidden md:w-2/3 lg:hidden" />
      </div>
      <div className="max-lg:hidden xl:row-span-2" />
      <div className={orderClass}>
        <Skeleton className="h-6 w-20 xl:row-span-2 xl:justify-self-end" />
        <div className="max-xl:hidden xl:row-span-2" />
        <Skeleton className="h-9.5 w-36 xl:row-span-2 pointer-coarse:h-11" />
      </div>
    </div>
  );
}

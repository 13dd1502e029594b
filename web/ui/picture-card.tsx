import type { ReactNode } from "react";

export interface PictureCardProps {
  /** As wide as its place, 4 to 3. */
  readonly picture: ReactNode;
  /** Title and a line about it. */
  readonly head: ReactNode;
  readonly children?: ReactNode;
}

/** For the `sizes` of the picture: beside its title on phones, across the card elsewhere. */
export const cardPictureSizes = "(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 7rem";

/** One item of a list: a picture, what it shows, and more below both. */
export function PictureCard({ picture, head, children }: PictureCardProps): ReactNode {
  return (
    <li className="group relative grid min-w-0 grid-cols-[min(7rem,32%)_minmax(0,1fr)] content-start gap-x-4 overflow-hidden rounded-lg border border-hairline bg-raised p-4 transition-colors has-[.covers-card]:hover:border-steel-4 sm:flex sm:flex-col sm:p-0">
      <div className="self-start overflow-hidden rounded-md border border-hairline sm:self-auto sm:rounded-none sm:border-0 sm:border-b">
        {picture}
      </div>
      <div className="min-w-0 sm:px-5 sm:pt-4">{head}</div>
      {children && (
        <div className="col-span-2 flex flex-1 flex-col pt-3 sm:px-5 sm:pb-5">{children}</div>
      )}
    </li>
  );
}

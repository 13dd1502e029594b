import type { ReactNode } from "react";

export type ImageCardProps = {
  /** Fills the width of its slot, 4:3. */
  readonly image: ReactNode;
  /** Title and a short text. */
  readonly head: ReactNode;
  readonly children?: ReactNode;
};

/** `sizes` of the image: beside the title on phones, full card width elsewhere. */
export const cardImageSizes = "(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 7rem";

/** List item with an image, its title, and more content below. */
export function ImageCard({ image, head, children }: ImageCardProps): ReactNode {
  return (
    <li className="group relative grid min-w-0 grid-cols-[min(7rem,32%)_minmax(0,1fr)] content-start gap-x-4 overflow-hidden rounded-lg border border-hairline bg-raised p-4 transition-colors has-[.covers-card]:hover:border-steel-4 sm:flex sm:flex-col sm:p-0">
      <div className="self-start overflow-hidden rounded-md border border-hairline sm:self-auto sm:rounded-none sm:border-0 sm:border-b">
        {image}
      </div>
      <div className="min-w-0 sm:px-5 sm:pt-4">{head}</div>
      {children && (
        <div className="col-span-2 flex flex-1 flex-col pt-3 sm:px-5 sm:pb-5">{children}</div>
      )}
    </li>
  );
}

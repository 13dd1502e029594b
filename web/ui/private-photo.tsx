import type { ReactNode } from "react";
import { Skeleton } from "./skeleton.tsx";

export type PrivatePhotoProps = {
  /** Data URL; undefined while it loads. */
  readonly src: string | undefined;
  readonly hasFailed: boolean;
  readonly alt: string;
  /** Shown in place of a photo that didn't load. */
  readonly failed: string;
};

/** A photo that needs a right to be read; a press opens it in full size. */
export function PrivatePhoto({ src, hasFailed, alt, failed }: PrivatePhotoProps): ReactNode {
  if (hasFailed) {
    return (
      <p className="grid size-32 place-items-center rounded-md border border-hairline p-2 text-center text-xs text-muted">
        {failed}
      </p>
    );
  }
  if (src === undefined) return <Skeleton className="size-32" />;
  return (
    <details className="group open:w-full">
      <summary className="inline-block cursor-zoom-in list-none rounded-md group-open:cursor-zoom-out">
        <img
          src={src}
          alt={alt}
          className="size-32 rounded-md border border-hairline bg-sunken object-cover group-open:h-auto group-open:max-h-[80vh] group-open:w-auto group-open:max-w-full group-open:object-contain"
        />
      </summary>
    </details>
  );
}

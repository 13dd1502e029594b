import type { ReactNode } from "react";
import { PartPicture } from "./part-picture.tsx";

/** The subject of a page, at the end of its header. Decorative: the title names it. */
export function HeaderPicture({ name }: { readonly name: string }): ReactNode {
  return (
    <div className="ms-auto w-full max-w-88 overflow-hidden rounded-lg border border-hairline">
      <PartPicture name={name} alt="" sizes="22rem" loading="eager" />
    </div>
  );
}

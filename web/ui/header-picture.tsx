import type { ReactNode } from "react";
import { PartPicture } from "./part-picture.tsx";

/** At the end of a page's header: what the page is about. Its title says it in words. */
export function HeaderPicture({ name }: { readonly name: string }): ReactNode {
  return (
    <div className="ms-auto w-full max-w-88 overflow-hidden rounded-lg border border-hairline">
      <PartPicture name={name} alt="" sizes="22rem" loading="eager" />
    </div>
  );
}

import type { ReactNode } from "react";
import { PartImage } from "./part-image.tsx";

/** The subject of a page, at the end of its header. Decorative: the title names it. */
export function HeaderImage({ name }: { readonly name: string }): ReactNode {
  return (
    <div className="ms-auto w-full max-w-88 overflow-hidden rounded-lg border border-hairline">
      <PartImage name={name} alt="" sizes="22rem" loading="eager" />
    </div>
  );
}

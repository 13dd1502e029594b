import type { ReactNode } from "react";

/** A claim and its source. */
export type ClaimContent = {
  readonly text: string;
  readonly source: string;
};

/** A maker's claim, set as a quotation so that it doesn't read as our own statement. */
export function ClaimQuote({ claim }: { readonly claim: ClaimContent }): ReactNode {
  return (
    <figure data-slot="maker-claim" className="max-w-prose border-l-2 border-steel-4 pl-4">
      <blockquote className="font-semibold">“{claim.text}”</blockquote>
      <figcaption className="mt-1 text-sm text-muted">{claim.source}</figcaption>
    </figure>
  );
}

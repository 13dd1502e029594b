import type { ReactNode } from "react";

/** A ball bearing seen from the front, the same drawing as the site's icon. */
export function BrandMark({ className }: { readonly className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none">
      <circle cx="16" cy="16" r="14.5" stroke="currentColor" strokeWidth="2.5" />
      <circle cx="16" cy="16" r="5.5" stroke="currentColor" strokeWidth="2.5" />
      <circle
        cx="16"
        cy="16"
        r="10"
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 10.472"
      />
    </svg>
  );
}

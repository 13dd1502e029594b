import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";

/** The company's logo and name, linked to the home page. */
export function Wordmark(): ReactNode {
  const text = useText(shellText);
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md font-semibold">
      <BrandMark className="size-7 shrink-0" />
      {/* Two lines on a phone leave room for the quote list; very large text leaves none for the name. */}
      <span className="leading-tight tracking-tight @max-[25rem]:w-min @max-[13rem]:sr-only">
        {text.siteName}
      </span>
    </Link>
  );
}

/** A ball bearing seen from the front, the same drawing as the site's icon. */
function BrandMark({ className }: { readonly className?: string }): ReactNode {
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

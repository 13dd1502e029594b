import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** A link to the page of a part. */
export type PartLink = {
  readonly code: string;
  /** Its dimensions or length with the unit, if the code doesn't say them. */
  readonly size?: string;
  /** What it is, if that isn't the page's own kind. */
  readonly kind?: string;
  readonly path: string;
};

export type PartLinkGroup = {
  readonly title: string;
  readonly parts: readonly PartLink[];
};

/** Parts related to the page's, group by group; groups without parts are left out. */
export function PartLinks({ groups }: { readonly groups: readonly PartLinkGroup[] }): ReactNode {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {groups
        .filter(({ parts }) => parts.length > 0)
        .map(({ title, parts }) => (
          <nav key={title} aria-label={title}>
            <h3 className="font-semibold">{title}</h3>
            <ul className="mt-2 border-t border-hairline text-sm">
              {parts.map((part) => (
                <PartLinkRow key={part.path} part={part} />
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}

function PartLinkRow({ part: { code, size, kind, path } }: { readonly part: PartLink }): ReactNode {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 border-b border-hairline py-1.5 pointer-coarse:min-h-11.25">
      <Link to={path} className="font-mono text-link covers-card hover:underline">
        {code}
      </Link>
      {kind !== undefined && <span className="text-muted">{kind}</span>}
      {size !== undefined && (
        <span className="ms-auto font-mono text-muted tabular-nums">{size}</span>
      )}
    </li>
  );
}

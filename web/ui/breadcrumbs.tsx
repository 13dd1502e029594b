import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { ChevronRightIcon } from "./icons.tsx";

export type Crumb = {
  readonly label: string;
  /** Absent in the last crumb, which is the page itself. */
  readonly link?: LinkProps;
  /** Instead of `link`, for paths from data. */
  readonly path?: string;
};

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode {
  const text = useText(uiText);
  return (
    <nav data-slot="breadcrumbs" aria-label={text.breadcrumbs} data-print="hide">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-muted pointer-coarse:gap-y-0">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-1.5">
            <CrumbText crumb={crumb} />
            {index < crumbs.length - 1 && <ChevronRightIcon className="size-3.5 text-steel-4" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const linkClass = "py-0.5 hover:text-ink hover:underline pointer-coarse:py-3";

function CrumbText({ crumb: { label, link, path } }: { readonly crumb: Crumb }): ReactNode {
  if (link) {
    return (
      <Link className={linkClass} {...link}>
        {label}
      </Link>
    );
  }
  if (path !== undefined) {
    return (
      <Link to={path} className={linkClass}>
        {label}
      </Link>
    );
  }
  return (
    <span aria-current="page" className="text-ink wrap-anywhere">
      {label}
    </span>
  );
}

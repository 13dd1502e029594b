import { Link } from "@tanstack/react-router";
import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Badge } from "#web/ui/badge.tsx";
import { ArrowRightIcon } from "#web/ui/icons.tsx";
import { Picture } from "#web/ui/picture.tsx";

export interface BrandCardProps {
  readonly name: string;
  readonly text: string;
  readonly note?: string | undefined;
  /** A part of the kind that the brand stands for; its name says the rest. */
  readonly picture: string;
  readonly link: LinkProps;
  readonly linkLabel: string;
}

/** One maker of a family, and the way to its page. */
export function BrandCard({
  name,
  text,
  note,
  picture,
  link,
  linkLabel,
}: BrandCardProps): ReactNode {
  return (
    <li className="group relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-hairline bg-raised transition-colors hover:border-steel-4">
      <Picture
        src={picture}
        alt=""
        width={400}
        height={300}
        className="aspect-8/5 w-full border-b border-hairline bg-paper object-contain p-4"
      />
      <div className="flex flex-1 flex-col p-5">
        <h3 translate="no" className="text-xl font-semibold tracking-tight">
          {name}
        </h3>
        {note && (
          <div className="mt-2">
            <Badge>{note}</Badge>
          </div>
        )}
        <p className="mt-2 flex-1 text-sm text-muted">{text}</p>
        <Link
          className="mt-4 inline-flex items-center gap-1.5 text-sm font-medium after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          {...link}
        >
          {linkLabel}
          <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-0.5" />
        </Link>
      </div>
    </li>
  );
}

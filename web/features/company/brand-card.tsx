import { Link } from "@tanstack/react-router";
import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PartPictureName } from "#catalogue/media/part-picture.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ArrowRightIcon } from "#web/ui/icons.tsx";
import { PartPicture } from "#web/ui/part-picture.tsx";
import { PictureCard, cardPictureSizes } from "#web/ui/picture-card.tsx";

export interface BrandCardProps {
  readonly name: string;
  readonly text: string;
  readonly note?: string | undefined;
  /** Shows a part of the kind that the brand stands for; its name says the rest. */
  readonly picture: PartPictureName;
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
    <PictureCard
      picture={<PartPicture name={picture} alt="" sizes={cardPictureSizes} />}
      head={
        <>
          <h3 translate="no" className="text-lg font-semibold tracking-tight sm:text-xl">
            {name}
          </h3>
          {note && (
            <div className="mt-1 sm:mt-2">
              <Badge>{note}</Badge>
            </div>
          )}
          <p className="mt-1 text-sm text-muted sm:mt-2">{text}</p>
        </>
      }
    >
      <Link
        className="covers-card mt-auto inline-flex items-center gap-1.5 text-sm font-medium"
        {...link}
      >
        {linkLabel}
        <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-0.5" />
      </Link>
    </PictureCard>
  );
}

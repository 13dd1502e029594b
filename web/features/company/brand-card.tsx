import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PartImageName } from "#catalogue/media/part-image.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ArrowRightIcon } from "#web/ui/icons.tsx";
import { ImageCard, cardImageSizes } from "#web/ui/image-card.tsx";
import { PartImage } from "#web/ui/part-image.tsx";

export type BrandCardProps = {
  readonly name: string;
  readonly text: string;
  readonly note?: string | undefined;
  /** An image of the brand's typical part; decorative, because the name is beside it. */
  readonly image: PartImageName;
  readonly link: LinkProps;
  readonly linkLabel: string;
};

/** A brand of a family, with a link to its page. */
export function BrandCard({ name, text, note, image, link, linkLabel }: BrandCardProps): ReactNode {
  return (
    <ImageCard
      image={<PartImage name={image} alt="" sizes={cardImageSizes} />}
      head={
        <>
          <h3 translate="no" className="text-lg font-semibold tracking-tight sm:text-xl">
            {name}
          </h3>
          {note && (
            <div className="mt-1 sm:mt-2">
              <Badge className="text-balance whitespace-normal!">{note}</Badge>
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
    </ImageCard>
  );
}

import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { familyImage } from "#catalogue/drawing/media-path.ts";
import type { BrandFamily } from "#catalogue/nsk/brand-page.ts";
import { useText } from "#web/messages/language.tsx";
import { nskText } from "#web/messages/nsk.ts";
import { ImageCard, cardImageSizes } from "#web/ui/image-card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PartImage } from "#web/ui/part-image.tsx";
import { ResponsiveImage } from "#web/ui/responsive-image.tsx";

/** A family's image and cross-section, its series, and links to its sizes. */
export function FamilyCard({ family }: { readonly family: BrandFamily }): ReactNode {
  const { brand: text } = useText(nskText);
  const { slug, name, title, description, series, hasListPage, image } = family;
  return (
    <ImageCard
      image={image && <PartImage name={image} alt="" sizes={cardImageSizes} />}
      head={
        <>
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-lg font-semibold">{name}</h3>
            <ResponsiveImage
              src={familyImage(slug)}
              alt=""
              width={72}
              height={54}
              className="-me-2 h-11 w-auto shrink-0 object-contain max-sm:hidden"
            />
          </div>
          <p className="mt-1 text-sm text-muted">{description}</p>
        </>
      }
    >
      <ul
        aria-label={text.seriesOf(title)}
        className="mb-auto divide-y divide-hairline border-y border-hairline text-sm"
      >
        {series.map((one) => (
          <li key={one.slug}>
            <Link
              to="/products/nsk/$family/$product"
              params={{ family: slug, product: one.slug }}
              className="flex min-h-9 flex-wrap content-center items-baseline justify-between gap-x-3 py-1.5 hover:underline pointer-coarse:min-h-11"
            >
              <span className="font-medium">{one.name}</span>
              <span className={clsx("text-xs text-muted", one.bores === undefined && "basis-full")}>
                {one.bores ?? one.description}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <LinkButton to="/products/nsk/$family" params={{ family: slug }} size="sm">
          {text.viewAll}
          <span className="sr-only">{text.viewAllOf(title)}</span>
        </LinkButton>
        {hasListPage && (
          <Link
            to="/products/bearing/nsk/$family"
            params={{ family: slug }}
            className="inline-flex min-h-6 items-center text-sm text-link pointer-coarse:min-h-11"
          >
            {text.list}
            <span className="sr-only">{text.getList(title)}</span>
          </Link>
        )}
      </div>
    </ImageCard>
  );
}

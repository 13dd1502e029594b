import { clsx } from "clsx";
import type { ReactNode } from "react";
import { brandLayoutText } from "#web/messages/brand-layout.ts";
import { useText } from "#web/messages/language.tsx";
import type { BrandContent, BrandFamilyCard } from "./brand-layout-content.ts";
import { buttonStyle } from "./button-style.ts";
import { ImageCard, cardImageSizes } from "./image-card.tsx";
import { LinkButton } from "./link-button.tsx";
import { PartImage } from "./part-image.tsx";
import { ProductPlaceholder } from "./product-placeholder.tsx";
import { ResponsiveImage } from "./responsive-image.tsx";

export type BrandFamiliesProps = {
  readonly brand: BrandContent;
  /** Id of the specifications section, the link target of families without a page. */
  readonly specsId: string;
  readonly onShowSpecs: (slug: string) => void;
};

/** A card per family with all its content, so that the page is complete without scripts. */
export function BrandFamilies({ brand, specsId, onShowSpecs }: BrandFamiliesProps): ReactNode {
  return (
    <ul
      className={clsx("grid gap-4 sm:grid-cols-2", brand.families.length !== 4 && "xl:grid-cols-3")}
    >
      {brand.families.map((family) => (
        <FamilyCard
          key={family.slug}
          family={family}
          subject={brand.subject}
          specsId={specsId}
          onShowSpecs={() => onShowSpecs(family.slug)}
        />
      ))}
    </ul>
  );
}

function FamilyCard({
  family,
  subject,
  specsId,
  onShowSpecs,
}: {
  readonly family: BrandFamilyCard;
  readonly subject: BrandContent["subject"];
  readonly specsId: string;
  readonly onShowSpecs: () => void;
}): ReactNode {
  const text = useText(brandLayoutText);
  const { title, description, products, link } = family;
  const label = (
    <>
      {text.viewAll}
      <span className="sr-only">{text.viewAllOf(title)}</span>
    </>
  );
  return (
    <ImageCard
      image={<FamilyImage family={family} subject={subject} />}
      head={
        <>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-1 text-sm text-muted">{description}</p>
        </>
      }
    >
      <ul className="mb-5 flex-1 text-sm">
        {products.map(({ name, specs, applications, figure }) => (
          <li key={name} className="border-t border-hairline py-1.5">
            {name}
            <span className="block text-xs text-muted">
              {`${specs}\u00A0· ${applications}`}
              {figure !== noFigure && (
                <>
                  {"\u00A0· "}
                  <span className="whitespace-nowrap">{figure}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {link ? (
        <LinkButton {...link} className="self-start">
          {label}
        </LinkButton>
      ) : (
        <a
          href={`#${specsId}`}
          onClick={onShowSpecs}
          className={buttonStyle({ className: "self-start" })}
        >
          {label}
        </a>
      )}
    </ImageCard>
  );
}

/** The image of the kind of part, or its drawing. */
function FamilyImage({
  family: { image, drawing },
  subject,
}: {
  readonly family: BrandFamilyCard;
  readonly subject: BrandContent["subject"];
}): ReactNode {
  if (image) return <PartImage name={image} alt="" sizes={cardImageSizes} />;
  const place = "block aspect-4/3 w-full object-contain p-2";
  return (
    <ResponsiveImage
      src={drawing}
      alt=""
      width={240}
      height={180}
      className={place}
      fallback={<ProductPlaceholder subject={subject} className={place} />}
    />
  );
}

/** Placeholder for a missing figure in the makers' data. */
const noFigure = "-";

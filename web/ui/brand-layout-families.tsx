import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { brandLayoutText } from "#web/messages/brand-layout.ts";
import type { BrandContent, BrandFamily } from "./brand-layout-content.ts";
import { buttonStyle } from "./button-style.ts";
import { LinkButton } from "./link-button.tsx";
import { Picture } from "./picture.tsx";
import { ProductPlaceholder } from "./product-placeholder.tsx";

export interface BrandFamiliesProps {
  readonly brand: BrandContent;
  /** Element that holds the specifications, where families without a page lead. */
  readonly specsId: string;
  readonly onShowSpecs: (slug: string) => void;
}

/** A card per family with everything in it, so that the page reads whole without scripts. */
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
  readonly family: BrandFamily;
  readonly subject: BrandContent["subject"];
  readonly specsId: string;
  readonly onShowSpecs: () => void;
}): ReactNode {
  const text = useText(brandLayoutText);
  const { title, description, products, picture, link } = family;
  const label = (
    <>
      {text.viewAll}
      <span className="sr-only">{text.viewAllOf(title)}</span>
    </>
  );
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-hairline bg-raised p-5">
      <Picture
        src={picture}
        alt=""
        width={240}
        height={120}
        className={drawing}
        fallback={<ProductPlaceholder subject={subject} className={drawing} />}
      />
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="mt-1 text-sm text-muted">{description}</p>
      <ul className="mt-4 mb-5 flex-1 text-sm">
        {products.map(({ name, specs, applications, figure }) => (
          <li key={name} className="border-t border-hairline py-1.5">
            {name}
            <span className="block text-xs text-muted">
              {[specs, applications, figure].filter((part) => part !== noFigure).join(" · ")}
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
    </li>
  );
}

const drawing = "mb-4 h-32 w-full object-contain";

/** What the makers' data has in place of a figure. */
const noFigure = "-";

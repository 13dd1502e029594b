import type { ReactNode } from "react";
import type { BeltPage } from "#catalogue/belts/belt-page.ts";
import { beltPicture } from "#catalogue/drawing/media-path.ts";
import { useText } from "#web/lib/language.tsx";
import { beltsText } from "#web/messages/belts.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { ProductPlaceholder } from "#web/ui/product-placeholder.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { ToolButton } from "./tool-button.tsx";

export interface FamilyHeaderProps {
  readonly page: BeltPage;
  /** Listed sizes can be chosen by the drive they are for. */
  readonly hasTool: boolean;
}

/** What the family is, and the ways on: a quote, the sheet, the tool. */
export function FamilyHeader({ page, hasTool }: FamilyHeaderProps): ReactNode {
  const text = useText(beltsText);
  const { brand, family } = page;
  return (
    <>
      <PageHeader
        title={page.title}
        text={`${family.description} ${page.about}`}
        navigation={
          <BackLink to="/products/belts/$brand" params={{ brand: brand.slug }}>
            {text.backToBrand(brand.name)}
          </BackLink>
        }
        drawing={<HeaderDrawing page={page} />}
      />
      <div className="page-column -mt-4 flex flex-wrap gap-3 pb-12 lg:-mt-6" data-print="hide">
        <QuoteButton part={page.title} variant={hasTool ? "secondary" : "primary"} size="lg" />
        {hasTool && <ToolButton />}
        <a href={page.sheet} className={buttonStyle({ size: "lg" })}>
          {hasTool ? text.tool.download : text.technicalSheet}
          <span className="sr-only">{text.fileType}</span>
        </a>
      </div>
    </>
  );
}

function HeaderDrawing({ page }: { readonly page: BeltPage }): ReactNode {
  const { vSections, ribProfiles, timingProfiles } = page;
  const profile = [...ribProfiles, ...timingProfiles][0]?.profile;
  const shape = vSections[0]?.section ?? profile;
  const fallback = (
    <ProductPlaceholder subject="belt" width={480} height={300} className="h-72 w-full" />
  );
  if (shape === undefined) return fallback;
  return (
    <Picture
      src={beltPicture(shape)}
      alt=""
      width={480}
      height={300}
      loading="eager"
      className="h-72 w-full object-contain"
      fallback={fallback}
    />
  );
}

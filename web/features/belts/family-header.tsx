import type { ReactNode } from "react";
import type { BeltPage } from "#catalogue/belts/belt-page.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { LazySectionDrawing } from "#web/ui/drawings/lazy-section-drawing.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { ToolButton } from "./tool-button.tsx";

export type FamilyHeaderProps = {
  readonly page: BeltPage;
  /** Listed sizes can be selected by drive. */
  readonly hasTool: boolean;
};

/** The family's description with links to a quote, the sheet and the tool. */
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
        drawing={<LazySectionDrawing drawing={page.drawing} className="max-h-80 w-full" />}
      />
      <div
        className="page-column -mt-4 flex flex-wrap gap-3 pb-12 max-sm:*:flex-auto lg:-mt-6"
        data-print="hide"
      >
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

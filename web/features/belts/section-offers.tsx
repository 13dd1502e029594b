import type { ReactNode } from "react";
import type { BeltPage } from "#catalogue/belts/belt-page.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { Section } from "#web/ui/section.tsx";
import { listShapes } from "./list-shapes.ts";

type SectionOffersProps = {
  readonly page: BeltPage;
  readonly renderOffer: RenderOffer;
};

/** What the shop sells of each section and profile of a family whose sizes aren't listed. */
export function SectionOffers({ page, renderOffer }: SectionOffersProps): ReactNode {
  const text = useText(beltsText);
  const shapes = listShapes(page);
  if (shapes.length === 0) return null;
  return (
    <Section title={text.inShop} text={text.inShopText} data-print="hide">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-6 text-sm">
        {shapes.map((shape) => (
          <li
            key={shape}
            className="flex flex-wrap items-center gap-x-3 border-t border-hairline py-1.5"
          >
            <span className="w-20 font-mono font-semibold">{shape}</span>
            <div className="min-w-0 flex-1 basis-56">{renderOffer(shape)}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

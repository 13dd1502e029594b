import type { ReactNode } from "react";
import type { BearingDetail } from "#catalogue/nsk/bearing-detail.ts";
import { readVariants, type Variant } from "#catalogue/nsk/variants.ts";
import { bearingSectionsText } from "#web/messages/bearing-sections.ts";
import { useText } from "#web/messages/language.tsx";
import type { RenderOffer } from "#web/search/offered-row.ts";

type BearingUsesProps = {
  readonly detail: BearingDetail;
  readonly renderOffer: RenderOffer;
};

/** Where a bearing is used, what it does, and its variants with what the shop sells of each. */
export function BearingUses({ detail, renderOffer }: BearingUsesProps): ReactNode {
  const text = useText(bearingSectionsText);
  return (
    <div className="page-column">
      <div className="grid gap-x-8 gap-y-10 border-t border-hairline py-12 sm:grid-cols-2 lg:grid-cols-3 lg:py-16 print:grid-cols-3 print:py-4">
        <List title={text.applications} items={detail.applications} />
        <List title={text.features} items={detail.technicalFeatures} />
        <Variants
          title={text.variants}
          variants={readVariants(detail.availableVariants)}
          renderOffer={renderOffer}
        />
      </div>
    </div>
  );
}

type ListProps = {
  readonly title: string;
  readonly items: readonly string[];
};

function List({ title, items }: ListProps): ReactNode {
  return (
    <section>
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline text-sm">
        {items.map((item) => (
          <li key={item} className="py-2">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Variants({
  title,
  variants,
  renderOffer,
}: {
  readonly title: string;
  readonly variants: readonly Variant[];
  readonly renderOffer: RenderOffer;
}): ReactNode {
  return (
    <section className="sm:max-lg:col-span-2 print:col-span-1">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline text-sm">
        {variants.map(({ code, meaning }) => (
          <li key={code} className="pt-2 print:pb-2">
            <div className="flex items-baseline justify-between gap-4">
              <span className="font-mono">{code}</span>
              <span className="text-end text-muted">{meaning}</span>
            </div>
            {renderOffer(code)}
          </li>
        ))}
      </ul>
    </section>
  );
}

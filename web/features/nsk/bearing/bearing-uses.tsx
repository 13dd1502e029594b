import type { ReactNode } from "react";
import type { BearingDetail } from "#catalogue/nsk/bearing-detail.ts";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import { useText } from "#web/messages/language.tsx";

/** Where a bearing is used, what it does, and its variants. */
export function BearingUses({ detail }: { readonly detail: BearingDetail }): ReactNode {
  const text = useText(bearingDetailText);
  return (
    <div className="page-column">
      <div className="grid gap-x-8 gap-y-10 border-t border-hairline py-12 sm:grid-cols-2 lg:grid-cols-3 lg:py-16 print:grid-cols-3 print:py-4">
        <List title={text.applications} items={detail.applications} />
        <List title={text.features} items={detail.technicalFeatures} />
        <Variants title={text.variants} variants={detail.availableVariants} />
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
}: {
  readonly title: string;
  readonly variants: readonly string[];
}): ReactNode {
  return (
    <section className="sm:max-lg:col-span-2 print:col-span-1">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline text-sm">
        {variants.map((variant) => {
          const [code = "", meaning] = variant.split(/ \(|\)$/);
          return (
            <li key={variant} className="flex items-baseline justify-between gap-4 py-2">
              <span className="font-mono">{code}</span>
              <span className="text-end text-muted">{meaning}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

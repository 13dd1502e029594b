import { clsx } from "clsx";
import type { ReactNode } from "react";
import { brandLayoutText } from "#web/messages/brand-layout.ts";
import { useText } from "#web/messages/language.tsx";
import type { BrandContent } from "./brand-layout-content.ts";
import { ClaimQuote } from "./claim-quote.tsx";

/** Back link, title and description beside a plate styled like a machine's nameplate. */
export function BrandHeader({
  brand,
  back,
}: {
  readonly brand: BrandContent;
  readonly back: ReactNode;
}): ReactNode {
  return (
    <div data-slot="brand-header" className="page-column">
      <div className="pt-5">{back}</div>
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-7 py-8 lg:grid-cols-12 lg:py-12">
        <NamePlate brand={brand} />
        <div className="lg:order-first lg:col-span-7">
          <h1 className="text-2xl font-semibold tracking-tight">{brand.title}</h1>
          <p className="mt-4 max-w-prose text-muted md:text-lg">{brand.description}</p>
          {brand.claim && (
            <div className="mt-6">
              <ClaimQuote claim={brand.claim} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function NamePlate({ brand }: { readonly brand: BrandContent }): ReactNode {
  const { plate } = useText(brandLayoutText);
  const lines = brand.families.flatMap(({ products }) => products).length;
  return (
    <div className="relative rounded-lg border border-steel-4 bg-raised p-1.5 lg:col-span-5">
      {rivets.map((corner) => (
        <span
          key={corner}
          aria-hidden="true"
          className={clsx("absolute size-2 rounded-full border border-steel-4 bg-paper", corner)}
        />
      ))}
      <div className="rounded-md border border-hairline px-7 pt-6 pb-5">
        <p translate="no" className="text-2xl leading-none font-bold tracking-tight">
          {brand.name}
        </p>
        <dl className="mt-5 flex flex-wrap gap-x-8 border-t border-hairline pt-3 text-xs">
          <Entry label={plate.families} value={brand.families.length} />
          <Entry label={plate.lines} value={lines} />
        </dl>
      </div>
    </div>
  );
}

const rivets = ["top-3 left-3", "top-3 right-3", "bottom-3 left-3", "bottom-3 right-3"];

function Entry({ label, value }: { readonly label: string; readonly value: ReactNode }): ReactNode {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-mono tabular-nums">{value}</dd>
    </div>
  );
}

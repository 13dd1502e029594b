import { clsx } from "clsx";
import type { ReactNode } from "react";
import { brandLayoutText } from "#web/messages/brand-layout.ts";
import { useText } from "#web/messages/language.tsx";
import type { BrandContent } from "./brand-layout-content.ts";
import { ProductPlaceholder } from "./product-placeholder.tsx";
import { ResponsiveImage } from "./responsive-image.tsx";

const drawingsOnCover = 3;

/** Content of a brand cover. */
export type CoverContent = {
  readonly families: readonly {
    readonly slug: string;
    readonly title: string;
    readonly drawing?: string | undefined;
    readonly products: readonly { readonly name: string }[];
  }[];
} & Pick<BrandContent, "name" | "subject">;

/** A cover in our own design for the maker's catalogue. Decorative: it repeats content of the page. */
export function BrandCover({ brand }: { readonly brand: CoverContent }): ReactNode {
  const text = useText(brandLayoutText);
  const drawings = new Set(brand.families.flatMap(({ drawing }) => drawing ?? []));
  return (
    <div
      data-slot="brand-cover"
      aria-hidden="true"
      className="flex size-full flex-col bg-paper p-6 pb-20 sm:p-10 sm:pb-20"
    >
      <p className="kicker">{text.catalogue}</p>
      <p translate="no" className="mt-3 text-2xl font-bold tracking-tight">
        {brand.name}
      </p>
      <ol className="mt-6 grid grid-cols-1 border-t border-ink sm:mt-8 sm:grid-cols-2 sm:gap-x-8">
        {brand.families.map((family, index) => (
          <li key={family.slug} className="flex gap-4 border-b border-hairline py-2.5">
            <span className="font-mono text-sm text-faint tabular-nums">
              {String(index + 1).padStart(2, "0")}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{family.title}</span>
              <span className="mt-0.5 hidden text-sm text-muted sm:line-clamp-2">
                {family.products.map(({ name }) => name).join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {drawings.size === 0 ? (
        <ProductPlaceholder subject={brand.subject} className="mt-6 min-h-0 w-full flex-1" />
      ) : (
        <div className="mt-6 flex min-h-0 flex-1 items-center justify-around gap-6">
          {[...drawings].slice(0, drawingsOnCover).map((drawing, index) => (
            <ResponsiveImage
              key={drawing}
              src={drawing}
              alt=""
              width={240}
              height={180}
              className={clsx(
                "max-h-full min-h-0 min-w-0 flex-1 object-contain",
                index > 0 && "max-sm:hidden",
              )}
            />
          ))}
        </div>
      )}
    </div>
  );
}

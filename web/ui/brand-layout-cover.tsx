import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { brandLayoutText } from "#web/messages/brand-layout.ts";
import { useText } from "#web/messages/language.tsx";

/** Content of a brand cover. */
export type CoverContent = {
  readonly name: string;
  readonly families: readonly CoverFamily[];
};

type CoverFamily = {
  readonly slug: string;
  readonly title: string;
  readonly products: readonly { readonly name: string }[];
  /** The family's page; absent for a family that is only in the specifications. */
  readonly link?: LinkProps | undefined;
};

type BrandCoverProps = {
  readonly brand: CoverContent;
  /** Where families without a page are: the specifications of this page. */
  readonly specs?: undefined | { readonly id: string; readonly onShow: (slug: string) => void };
};

/** In place of the maker's framed catalogue: its contents, each line a link to the family. */
export function BrandCover({ brand, specs }: BrandCoverProps): ReactNode {
  const text = useText(brandLayoutText);
  return (
    <nav
      data-slot="brand-cover"
      aria-label={text.contentsOf(brand.name)}
      className="flex size-full flex-col overflow-y-auto bg-paper px-5 py-5 sm:px-8 sm:py-7"
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span translate="no" className="text-xl font-bold tracking-tight">
          {brand.name}
        </span>
        <span className="text-sm text-muted">{text.contents}</span>
      </p>
      <ol className="mt-4 grid flex-1 auto-rows-fr grid-cols-1 border-t border-ink sm:gap-x-8 sm:has-[>:nth-child(7)]:grid-cols-2">
        {brand.families.map((family) => (
          <li
            key={family.slug}
            className="relative flex flex-col justify-center border-b border-hairline py-1.5 hover:bg-sunken"
          >
            <FamilyLink family={family} specs={specs} />
            <span className="hidden max-w-prose text-sm text-muted sm:block">
              {family.products.map(({ name }) => name).join("\u00A0· ")}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function FamilyLink({
  family: { slug, title, link },
  specs,
}: Pick<BrandCoverProps, "specs"> & { readonly family: CoverFamily }): ReactNode {
  const style = "inline-flex min-h-6 items-center font-semibold covers-card";
  if (link) {
    return (
      <Link {...link} className={style}>
        {title}
      </Link>
    );
  }
  return (
    <a href={`#${specs?.id}`} onClick={() => specs?.onShow(slug)} className={style}>
      {title}
    </a>
  );
}

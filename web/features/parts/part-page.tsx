import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { partPageText } from "#web/messages/part-page.ts";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";
import { FactList } from "#web/ui/fact-list.tsx";
import { ArrowRightIcon } from "#web/ui/icons.tsx";
import { PartLinks } from "#web/ui/part-links.tsx";
import { PartSheet } from "#web/ui/part-sheet.tsx";
import { Section } from "#web/ui/section.tsx";
import { getFullName } from "./full-name.ts";
import { PartHead } from "./part-head.tsx";
import type { PartPageData } from "./part-page-data.ts";

type PartPageProps = {
  readonly page: PartPageData;
  /** What the shop sells of it. */
  readonly offers: ReactNode;
  /** What it sells of a variant. */
  readonly renderOffer: RenderOffer;
};

/** Everything about a unit, an insert, a belt or a seal. Prints as its datasheet. */
export function PartPage({ page, offers, renderOffer }: PartPageProps): ReactNode {
  const text = useText(partPageText);
  const { crumbs, spellings, relations } = page;
  return (
    <PartSheet part={getFullName(page)} more={text.more}>
      <div className="page-column pt-5">
        <Breadcrumbs
          crumbs={crumbs.map(({ name, path }, index) => ({
            label: name,
            ...(index < crumbs.length - 1 && { path }),
          }))}
        />
      </div>
      <PartHead page={page} offers={offers} />
      <Variants variants={page.variants} renderOffer={renderOffer} />
      <Section title={text.figures}>
        <Figures page={page} />
      </Section>
      <Lists lists={page.lists} />
      {spellings.length > 0 && (
        <Section title={text.codes} text={text.codesText}>
          <FactList
            facts={spellings}
            className="max-w-prose gap-x-10 border-y border-hairline print:max-w-none print:columns-2"
          />
        </Section>
      )}
      <Section title={text.related} data-print="hide">
        <PartLinks groups={relations} />
        <Link
          to={page.overview.path}
          className="mt-5 inline-flex min-h-6 items-center gap-1.5 text-sm font-medium hover:underline pointer-coarse:min-h-11"
        >
          {page.overview.label}
          <ArrowRightIcon className="size-4" />
        </Link>
      </Section>
    </PartSheet>
  );
}

function Variants({
  variants,
  renderOffer,
}: Pick<PartPageData, "variants"> & Pick<PartPageProps, "renderOffer">): ReactNode {
  const text = useText(partPageText);
  if (!variants) return null;
  return (
    <Section title={text.variants}>
      <ul className="grid gap-x-8 border-t border-hairline text-sm sm:grid-cols-2">
        {variants.map(({ key, value }) => (
          <li key={key} className="border-b border-hairline pt-2 print:pb-2">
            <div className="flex items-baseline justify-between gap-4">
              <span className="font-mono">{key}</span>
              <span className="text-end text-muted">{value}</span>
            </div>
            {renderOffer(key)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Figures({ page: { groups, notes } }: { readonly page: PartPageData }): ReactNode {
  return (
    <>
      <div className="-mb-8 gap-x-10 md:columns-2 print:-mb-4 print:columns-2">
        {groups.map(({ title, facts }) => (
          <section key={title} className="break-inside-avoid pb-8 print:pb-4">
            <h3 className="border-b border-line pb-2 font-semibold">{title}</h3>
            <FactList facts={facts} />
          </section>
        ))}
      </div>
      {notes.length > 0 && (
        <div className="mt-8 grid gap-1 rounded-lg border border-hairline bg-sunken p-4 text-sm text-muted print:mt-4 print:p-2">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </>
  );
}

function Lists({ lists }: Pick<PartPageData, "lists">): ReactNode {
  if (lists.length === 0) return null;
  return (
    <div className="page-column">
      <div className="grid gap-x-8 gap-y-10 border-t border-hairline py-12 sm:grid-cols-2 lg:grid-cols-3 lg:py-16 print:grid-cols-3 print:py-4">
        {lists.map(({ title, items }) => (
          <section key={title}>
            <h2 className="text-lg font-semibold">{title}</h2>
            <ul className="mt-3 divide-y divide-hairline border-y border-hairline text-sm">
              {items.map((item) => (
                <li key={item} className="py-2">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

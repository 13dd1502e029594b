import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { partPageText } from "#web/messages/part-page.ts";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PageIndex } from "#web/ui/page-index.tsx";
import { ResponsiveImage } from "#web/ui/responsive-image.tsx";
import { Section } from "#web/ui/section.tsx";
import type { SealGroup } from "./load-seals-page.ts";

/** Every listed seal, kind by kind, with a link to its page and what the shop sells of it. */
export function SealsPage({
  groups,
  renderOffer,
}: {
  readonly groups: readonly SealGroup[];
  readonly renderOffer: RenderOffer;
}): ReactNode {
  const { seals: text } = useText(partPageText);
  const { products } = useText(pagesText);
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.text}
        navigation={
          <Breadcrumbs
            crumbs={[{ label: products.title, link: { to: "/products" } }, { label: text.title }]}
          />
        }
      />
      <div className="page-column -mt-4 flex flex-wrap gap-3 pb-12 lg:-mt-6" data-print="hide">
        <LinkButton to="/shop" search={{ category: "Seals" }} size="lg">
          {text.shop}
        </LinkButton>
      </div>
      <PageIndex
        label={text.index}
        entries={groups.map(({ title }) => ({ id: toId(title), title }))}
      />
      {groups.map((group) => (
        <Section
          key={group.title}
          id={toId(group.title)}
          title={group.title}
          text={
            <>
              {group.text} · {text.count(group.seals.length)}
              <ResponsiveImage
                src={group.image}
                alt=""
                width={160}
                height={120}
                className="mt-4 h-30 w-40 rounded-lg border border-hairline bg-raised object-contain p-2"
              />
            </>
          }
        >
          <SizeList seals={group.seals} renderOffer={renderOffer} />
        </Section>
      ))}
    </>
  );
}

function toId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function SizeList({
  seals,
  renderOffer,
}: {
  readonly seals: SealGroup["seals"];
  readonly renderOffer: RenderOffer;
}): ReactNode {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21.5rem),1fr))] gap-x-8 text-sm">
      {seals.map(({ key, path }) => (
        <li
          key={key}
          className="flex min-h-15 flex-wrap items-center gap-x-3 border-t border-hairline"
        >
          <Link
            to={path}
            className="flex min-h-8 w-22 items-center font-mono wrap-anywhere text-link hover:underline pointer-coarse:min-h-11"
          >
            {key}
          </Link>
          <div className="min-w-0 flex-1 basis-48">{renderOffer(key)}</div>
        </li>
      ))}
    </ul>
  );
}

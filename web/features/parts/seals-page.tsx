import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { partPageText } from "#web/messages/part-page.ts";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
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
      {groups.map((group) => (
        <Section
          key={group.title}
          title={group.title}
          text={`${group.text} · ${text.count(group.seals.length)}`}
        >
          <SizeList group={group} renderOffer={renderOffer} />
        </Section>
      ))}
    </>
  );
}

function SizeList({
  group: { image, seals },
  renderOffer,
}: {
  readonly group: SealGroup;
  readonly renderOffer: RenderOffer;
}): ReactNode {
  return (
    <div className="flex flex-col gap-6 sm:flex-row sm:items-start">
      <ResponsiveImage
        src={image}
        alt=""
        width={160}
        height={120}
        className="h-30 w-40 shrink-0 rounded-lg border border-hairline bg-raised object-contain p-2"
      />
      <ul className="grid grow grid-cols-[repeat(auto-fill,minmax(min(100%,22.5rem),1fr))] gap-x-6 text-sm">
        {seals.map(({ key, path }) => (
          <li
            key={key}
            className="flex min-h-15 flex-wrap items-center gap-x-3 border-t border-hairline"
          >
            <Link
              to={path}
              className="flex min-h-8 w-30 items-center font-mono text-link hover:underline pointer-coarse:min-h-11"
            >
              {key}
            </Link>
            <div className="min-w-0 flex-1 basis-56">{renderOffer(key)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

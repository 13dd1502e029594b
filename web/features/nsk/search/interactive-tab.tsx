import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { useText } from "#web/messages/language.tsx";
import { nskCatalogueText } from "#web/messages/nsk-catalogue.ts";
import { BrandCover } from "#web/ui/brand-layout-cover.tsx";
import { ExternalFrame } from "#web/ui/external-frame.tsx";
import { VideoPlayer } from "#web/ui/video-player.tsx";
import type { CataloguePageData } from "./load-catalogue-page.ts";

/** Videos, links to every family, and the maker's flipbook. */
export function InteractiveTab({ page }: { readonly page: CataloguePageData }): ReactNode {
  const text = useText(nskCatalogueText);
  return (
    <div className="flex flex-col gap-14">
      <Part title={text.videos.heading} text={text.videos.text}>
        <VideoPlayer label={text.videos.player} videos={page.videos} />
      </Part>
      <Part title={text.families.heading} text={text.families.text}>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {page.families.map(({ slug, title }) => (
            <li key={slug} className="border-b border-hairline">
              <Link
                to="/products/nsk/$family"
                params={{ family: slug }}
                className="flex min-h-11 items-center text-sm font-medium hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text.book.heading} text={text.book.text}>
        <ExternalFrame
          src={company.flipbooks.nsk}
          title={text.book.frame}
          linkLabel={text.book.open}
          frameClassName="h-200"
        >
          <BrandCover
            brand={{
              name: "NSK",
              families: page.families.map(({ slug, title, series }) => ({
                slug,
                title,
                products: series,
                link: { to: "/products/nsk/$family", params: { family: slug } },
              })),
            }}
          />
        </ExternalFrame>
      </Part>
    </div>
  );
}

function Part({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-muted">{text}</p>
      {children}
    </section>
  );
}

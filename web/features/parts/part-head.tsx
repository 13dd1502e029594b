import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { partPageText } from "#web/messages/part-page.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { LazySectionDrawing } from "#web/ui/drawings/lazy-section-drawing.tsx";
import { FavoriteButton } from "#web/ui/favorite-button.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { PartFigures, PartTitle } from "#web/ui/part-sheet.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { QuoteListButton } from "#web/ui/quote-list-button.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";
import { getFullName } from "./full-name.ts";
import type { PartPageData } from "./part-page-data.ts";

type PartHeadProps = {
  readonly page: PartPageData;
  readonly offers: ReactNode;
};

/** Code, drawings, main figures, actions and the shop's offers of a part. */
export function PartHead({ page, offers }: PartHeadProps): ReactNode {
  return (
    <div className="page-column grid grid-cols-1 gap-x-8 gap-y-8 py-6 lg:grid-cols-12 lg:pb-14 print:grid-cols-12 print:py-0 print:pb-4">
      <div className="flex flex-col items-start lg:col-span-7 print:col-span-8">
        <PartTitle
          maker={page.maker}
          category={page.category}
          code={page.code}
          name={page.name}
          image={page.kindImage}
        />
        <p className="mt-4 max-w-prose text-muted print:mt-2 print:text-sm">{page.description}</p>
        <PartFigures
          figures={page.tiles}
          className="grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]"
        />
        <Actions page={page} />
        {offers}
      </div>
      <Drawings drawings={page.drawings} />
    </div>
  );
}

function Actions({ page }: { readonly page: PartPageData }): ReactNode {
  const { path, sheet } = page;
  const title = getFullName(page);
  return (
    <div
      data-print="hide"
      className="mt-6 grid w-full grid-cols-[repeat(auto-fill,minmax(10.75rem,1fr))] gap-1.5 max-sm:*:gap-1.5 max-sm:*:px-1 has-[>:nth-child(5):last-child]:[&>:first-child]:col-span-full sm:has-[>:nth-child(5):last-child]:[&>:first-child]:col-span-2 sm:has-[>:nth-child(4):last-child]:grid-cols-2"
    >
      <QuoteButton part={title} variant="primary" />
      <QuoteListButton parts={[{ text: title }]} />
      {sheet && (
        <a href={sheet.path} download className={buttonStyle()}>
          <DownloadIcon />
          {sheet.label}
        </a>
      )}
      <FavoriteButton favorite={{ path, title }} />
      <ShareButton title={title} />
    </div>
  );
}

function Drawings({ drawings }: Pick<PartPageData, "drawings">): ReactNode {
  const text = useText(partPageText);
  return (
    <div
      className={clsx(
        "grid content-start gap-4 lg:col-span-5 print:col-span-4",
        drawings.length > 1 && "sm:grid-cols-2",
      )}
    >
      {drawings.map(({ drawing, caption = text.drawing }) => (
        <figure key={drawing.title} className="flex flex-col gap-2">
          <div className="rounded-lg border border-hairline bg-raised p-4 print:p-2">
            <LazySectionDrawing
              drawing={drawing}
              className="mx-auto max-h-112 w-full print:max-h-48"
            />
          </div>
          <figcaption className="text-xs text-muted">{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

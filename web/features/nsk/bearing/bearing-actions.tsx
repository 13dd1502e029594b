import type { ReactNode } from "react";
import type { BearingDetail } from "#catalogue/nsk/bearing-detail.ts";
import { useAvailability } from "#web/api/use-availability.ts";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import { useText } from "#web/messages/language.tsx";
import { AvailabilityButton } from "#web/ui/availability-button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { FavoriteButton } from "#web/ui/favorite-button.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { QuoteListButton } from "#web/ui/quote-list-button.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";

/** The actions of a bearing's page. */
export function BearingActions({ detail }: { readonly detail: BearingDetail }): ReactNode {
  const text = useText(bearingDetailText);
  const { code, name } = detail;
  const slug = code.toLowerCase();
  const title = `${text.brand} ${name}`;
  return (
    <div
      data-print="hide"
      className="mt-6 grid w-full grid-cols-[repeat(auto-fill,minmax(10.75rem,1fr))] gap-1.5 max-sm:*:gap-1.5 max-sm:*:px-1"
    >
      <QuoteButton part={`${text.brand} ${code}`} variant="primary" />
      <QuoteListButton parts={[{ text: `${text.brand} ${code}` }]} />
      <AvailabilityButton code={code} check={useAvailability(code)} />
      <a href={`/media/datasheets/${slug}.pdf`} download className={buttonStyle()}>
        <DownloadIcon />
        {text.actions.datasheet}
      </a>
      <FavoriteButton favorite={{ path: `/products/nsk/bearing/${slug}`, title }} />
      <ShareButton title={title} />
    </div>
  );
}

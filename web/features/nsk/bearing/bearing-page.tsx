import type { ReactNode } from "react";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import { useText } from "#web/messages/language.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { PartSheet } from "#web/ui/part-sheet.tsx";
import { AskedCode } from "./asked-code.tsx";
import { BearingHead } from "./bearing-head.tsx";
import type { BearingPageData } from "./load-bearing-page.ts";

type BearingPageProps = {
  readonly page: BearingPageData;
  /** What the shop sells of it. */
  readonly offers: ReactNode;
  /** What follows the head. */
  readonly sections: ReactNode;
};

/** Everything about one bearing. Prints as its datasheet. */
export function BearingPage({ page, offers, sections }: BearingPageProps): ReactNode {
  const text = useText(bearingDetailText);
  const { detail } = page;
  return (
    <PartSheet part={`${text.brand} ${detail.code}`} more={text.more}>
      <div className="page-column pt-5">
        <BackLink to="/products/bearing/nsk">{text.back}</BackLink>
      </div>
      <AskedCode bearing={detail.bearing} />
      <BearingHead page={page} offers={offers} />
      {sections}
    </PartSheet>
  );
}

import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { partOffersText } from "#web/messages/part-offers.ts";
import { useChunk } from "#web/offline/use-chunk.ts";
import type { OfferedRow, RenderOffer } from "#web/search/offered-row.ts";
import { toSections } from "#web/search/section-key.ts";

// Request, comparison and cart load after the page; without the chunk, the links to the shop stay.
const loadSource = () => import("./-row-offer-source.tsx");

/** What is known of a page's rows; `loading` also if the shop doesn't answer. */
export type RowOffersState = "loading" | "sold" | "not-sold";

export type RowOffers = {
  readonly renderOffer: RenderOffer;
  readonly state: RowOffersState;
};

/** The answer of the shop for some rows. */
export type FoundRowOffers = {
  /** Keys of the rows that were asked for. */
  readonly keys: string;
  readonly isSold: boolean;
  readonly renderRow: (row: OfferedRow) => ReactNode;
};

type WithRowOffersProps = {
  readonly rows: readonly OfferedRow[];
  readonly children: (offers: RowOffers) => ReactNode;
};

/**
 * A page with offers of the shop for the rows of its tables, in one request. Until it is answered, and
 * without JavaScript, each is a link to the shop's search in the same room.
 */
export function WithRowOffers({ rows, children }: WithRowOffersProps): ReactNode {
  const { value: chunk } = useChunk(loadSource, rows.length > 0);
  const [answer, setAnswer] = useState<FoundRowOffers>();
  const found = answer?.keys === toKeys(rows) ? answer : undefined;
  return (
    <>
      {chunk && <chunk.RowOfferSource rows={rows} onFound={setAnswer} />}
      {children({
        state: found ? (found.isSold ? "sold" : "not-sold") : "loading",
        renderOffer: (key) => {
          const row = rows.find((one) => one.key === key);
          if (!row) return null;
          return (
            <div data-slot="row-offer" data-print="hide" className="@container w-full">
              {/* As high as a sold row is at each width, so that the answer moves nothing. */}
              <div className="flex min-h-24 items-center @min-[14rem]:min-h-18 @min-[16rem]:min-h-18 @min-[20rem]:min-h-15 @min-[22rem]:min-h-13">
                {found ? found.renderRow(row) : <ShopLink row={row} />}
              </div>
            </div>
          );
        },
      })}
    </>
  );
}

function ShopLink({ row: { key, code, section, maker } }: { readonly row: OfferedRow }): ReactNode {
  const { row: text } = useText(partOffersText);
  return (
    <Link
      to="/shop"
      search={
        section === undefined
          ? { q: code }
          : { ...(maker !== undefined && { brand: maker }), section: toSections(section)[0] }
      }
      className="inline-flex min-h-6 items-center text-sm text-link hover:underline pointer-coarse:min-h-11"
    >
      {text.see(key)}
    </Link>
  );
}

/** Identifies a page's rows. */
export function toKeys(rows: readonly OfferedRow[]): string {
  return rows.map(({ key }) => key).join();
}

/** The codes that the rows' products are named by, each once. */
export function listCodes(rows: readonly OfferedRow[]): readonly string[] {
  return [...new Set(rows.map(({ code }) => code))];
}

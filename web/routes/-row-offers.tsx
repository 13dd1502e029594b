import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { namedProductsQuery } from "#web/api/named-products-query.ts";
import { queryKeys } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useText } from "#web/messages/language.tsx";
import { partOffersText } from "#web/messages/part-offers.ts";
import { useChunk } from "#web/offline/use-chunk.ts";
import type { OfferedRow, RenderOffer } from "#web/search/offered-row.ts";

// Comparison and cart load after the page; without the chunk, the links to the shop stay.
const loadRowOffer = () => import("./-row-offer.tsx");
const loadFinder = () => import("#web/search/offered-row.ts");

/** What is known of a page's rows; `asking` also if the shop doesn't answer. */
export type RowOffersState = "asking" | "sold" | "not-sold";

/**
 * Offers of the shop for the rows of a page's tables, in one request. Until it is answered, and without
 * JavaScript, each is a link to the shop's search in the same room.
 */
export function useRowOffers(rows: readonly OfferedRow[]): {
  readonly renderOffer: RenderOffer;
  readonly state: RowOffersState;
} {
  const api = useApi();
  const client = useQueryClient();
  const codes = listCodes(rows);
  const { data } = useQuery({
    queryKey: [...queryKeys.named, "rows", ...rows.map(({ key }) => key)],
    queryFn: async () => {
      const [products, { findRowOffers }] = await Promise.all([
        client.query(namedProductsQuery(api, codes)),
        loadFinder(),
      ]);
      // So that all rows change at once.
      await loadRowOffer();
      return findRowOffers(rows, products);
    },
    enabled: rows.length > 0,
  });
  const { value: chunk } = useChunk(loadRowOffer, data !== undefined);
  const isSold = data && [...data.values()].some(({ length }) => length > 0);
  return {
    state: data ? (isSold ? "sold" : "not-sold") : "asking",
    renderOffer: (key) => {
      const row = rows.find((one) => one.key === key);
      if (!row) return null;
      return (
        <div
          data-slot="row-offer"
          data-print="hide"
          className="@container flex min-h-15 w-full items-center xl:min-h-13"
        >
          {chunk && data ? (
            <chunk.RowOffer row={row} offers={data.get(key) ?? []} />
          ) : (
            <ShopLink row={row} />
          )}
        </div>
      );
    },
  };
}

function ShopLink({ row }: { readonly row: OfferedRow }): ReactNode {
  const { row: text } = useText(partOffersText);
  return (
    <Link
      to="/shop"
      search={{ q: row.code }}
      className="inline-flex min-h-6 items-center text-sm text-link hover:underline pointer-coarse:min-h-11"
    >
      {text.see(row.key)}
    </Link>
  );
}

/** The codes that the rows' products are named by, each once. */
export function listCodes(rows: readonly OfferedRow[]): readonly string[] {
  return [...new Set(rows.map(({ code }) => code))];
}

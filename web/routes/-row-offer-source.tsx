import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { namedProductsQuery, type AskedParts } from "#web/api/named-products-query.ts";
import { queryKeys } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useLive } from "#web/live/use-live.ts";
import { findRowOffers } from "#web/search/find-row-offers.ts";
import type { OfferedRow } from "#web/search/offered-row.ts";
import { toSections } from "#web/search/section-key.ts";
import { RowOffer } from "./-row-offer.tsx";
import { listCodes, toKeys, type FoundRowOffers } from "./-row-offers.tsx";
import { useLaterCart } from "./-use-later-cart.tsx";

type RowOfferSourceProps = {
  readonly rows: readonly OfferedRow[];
  readonly onFound: (found: FoundRowOffers) => void;
};

/** Asks the shop for a page's rows, and follows changes while it sells any of them. */
export function RowOfferSource({ rows, onFound }: RowOfferSourceProps): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const { add, additions } = useLaterCart();
  const keys = toKeys(rows);
  const { data } = useQuery({
    queryKey: [...queryKeys.named, "rows", keys],
    queryFn: async () =>
      findRowOffers(rows, await client.query(namedProductsQuery(api, toAsked(rows)))),
  });
  const isSold = data !== undefined && [...data.values()].some(({ length }) => length > 0);
  useLive("products", { isEnabled: isSold });
  useEffect(() => {
    if (!data) return;
    onFound({
      keys,
      isSold,
      renderRow: (row) => <RowOffer row={row} offers={data.get(row.key) ?? []} onAdd={add} />,
    });
  }, [data, keys, isSold, add, onFound]);
  return additions;
}

/** Rows of belts' sections are those of one maker. */
function toAsked(rows: readonly OfferedRow[]): AskedParts {
  return {
    codes: listCodes(rows.filter(({ section }) => section === undefined)),
    sections: rows.flatMap(({ section }) => (section === undefined ? [] : toSections(section))),
    brand: rows.find(({ section }) => section !== undefined)?.maker,
  };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useId, useState, type ReactNode } from "react";
import { namedProductsQuery } from "#web/api/named-products-query.ts";
import { queryKeys } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useText } from "#web/messages/language.tsx";
import { partOffersText } from "#web/messages/part-offers.ts";
import { useChunk } from "#web/offline/use-chunk.ts";
import { findOffers, type Offer, type OfferedPart } from "#web/search/find-offers.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";

// The cart comes with the list; without the chunk, the link to the shop stays.
const loadOfferList = () => import("./-offer-list.tsx");

export type PartOffersProps = OfferedPart & {
  /** Maker and code, for a request by mail. */
  readonly part: string;
  /** Codes that the page asks the shop for, in one request. */
  readonly codes?: readonly string[];
};

/**
 * What the shop sells of a part, with price, stock and 'Add to Cart'. Until the shop has answered, and
 * without JavaScript, it is a link to the shop's search.
 */
export function PartOffers({ part, codes, ...offered }: PartOffersProps): ReactNode {
  const text = useText(partOffersText);
  const headingId = useId();
  const { code } = offered;
  const { offers, hasFailed } = useOffers(offered, codes ?? [code]);
  const isSold = offers !== undefined && offers.length > 0;
  const isNone = offers?.length === 0;
  const { value: list } = useChunk(loadOfferList, isSold);
  const [isWhole, setIsWhole] = useState(false);
  const others = isWhole || !offers ? 0 : offers.length - 1;
  return (
    <section
      data-print="hide"
      data-slot="part-offers"
      aria-labelledby={headingId}
      // As high as with one offer from the start: docs/product/reliability.md#no-layout-shift
      className="mt-6 flex min-h-74 w-full flex-col rounded-lg border border-hairline bg-raised p-4 sm:min-h-56"
    >
      <h2 id={headingId} className="font-semibold">
        {text.heading}
      </h2>
      <Status isNone={isNone}>{describe(text, code, offers, hasFailed)}</Status>
      {list && offers && (
        <list.OfferList offers={isWhole ? offers : offers.slice(0, 1)} maker={offered.maker} />
      )}
      {isNone ? (
        <p className="flex-1 pt-3 text-center">
          <QuoteButton part={part} label={text.ask} />
        </p>
      ) : (
        <div className="mt-auto flex flex-wrap gap-2 pt-3">
          <LinkButton to="/shop" search={{ q: code }}>
            {isSold && offers.length > 1 ? text.all(offers.length) : text.see(code)}
          </LinkButton>
          {list && others > 0 && (
            <Button variant="quiet" onClick={() => setIsWhole(true)}>
              {text.more(others)}
            </Button>
          )}
          {!isSold && <QuoteButton part={part} label={text.ask} />}
        </div>
      )}
    </section>
  );
}

type StatusProps = { readonly isNone: boolean; readonly children: string };

/** Without an offer, it is centred with the button below it in the space of one. */
function Status({ isNone, children }: StatusProps): ReactNode {
  return (
    <div
      role="status"
      className={clsx("text-sm text-muted", isNone ? "flex flex-1 flex-col justify-end" : "mt-1")}
    >
      {/* Another element where it is centred: one that moves counts as a layout shift. */}
      <p key={isNone ? "none" : "top"} className={clsx(isNone && "text-center")}>
        {children}
      </p>
    </div>
  );
}

function useOffers(
  part: OfferedPart,
  codes: readonly string[],
): {
  readonly offers: readonly Offer[] | undefined;
  readonly hasFailed: boolean;
} {
  const api = useApi();
  const client = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.named, "offers", part.code, part.designation],
    queryFn: async () => {
      const offers = await findOffers(part, await client.query(namedProductsQuery(api, { codes })));
      // So that the count and the list appear at once.
      if (offers.length > 0) await loadOfferList().catch(() => undefined);
      return offers;
    },
  });
  return { offers: data, hasFailed: isError };
}

function describe(
  text: typeof partOffersText.en,
  code: string,
  offers: readonly Offer[] | undefined,
  hasFailed: boolean,
): string {
  if (hasFailed) return text.noAnswer;
  if (!offers) return text.asking(code);
  return offers.length === 0 ? text.none(code) : text.count(code, offers.length);
}

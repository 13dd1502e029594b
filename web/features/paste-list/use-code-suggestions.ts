import { useQuery } from "@tanstack/react-query";
import type { ProductItem } from "#web/api/queries.ts";
import { foundProductsQuery } from "#web/api/shop-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { describeHit, type SearchTexts } from "#web/search/describe-hit.ts";
import { useRested } from "#web/search/use-rested.ts";

/** A product that a typed code may mean, and why. */
export type CodeSuggestion = { readonly product: ProductItem; readonly reason: string };

const minLength = 2;
const maxSuggestions = 6;
const none: readonly CodeSuggestion[] = [];

/** Products for a typed code, best first. Asks nothing while it isn't wanted. */
export function useCodeSuggestions(
  code: string,
  isWanted: boolean,
  text: SearchTexts,
): readonly CodeSuggestion[] {
  const typed = code.trim();
  const rested = useRested(typed, typed);
  const isOnline = useOnline();
  const { data } = useQuery({
    ...foundProductsQuery(useApi(), rested),
    enabled: isWanted && isOnline && rested.length >= minLength,
  });
  if (!isWanted || rested !== typed || !data) return none;
  return data.products
    .slice(0, maxSuggestions)
    .map(({ product, reason, is_other_maker: isOtherMaker }) => ({
      product,
      reason: describeHit(text, { reason, isOtherMaker }),
    }));
}

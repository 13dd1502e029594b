import type { ReactNode } from "react";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import { shopText } from "#web/messages/shop.ts";
import { describeUnderstood } from "#web/search/describe-understood.ts";
import type { FurtherResults } from "#web/search/find-further.ts";
import { isLoose } from "#web/search/select-further.ts";
import { SearchResults } from "#web/ui/search/search-results.tsx";

type FurtherResultsProps = {
  readonly typed: string;
  readonly found: FurtherResults;
  /** The shop's own search has results. It finds a new product before the index has its entry. */
  readonly hasListed: boolean;
  /** They belong to the previous text while the next ones load. */
  readonly isOld: boolean;
  readonly onAdd: (product: ProductItem) => void;
};

const shownProducts = 8;
const shownParts = 4;

/** Products and parts beyond the shop's own search, each with the reason why it was found. */
export function FurtherGroups({
  typed,
  found,
  hasListed,
  isOld,
  onAdd,
}: FurtherResultsProps): ReactNode {
  const text = useText(searchText);
  const { further, notSold } = useText(shopText);
  const { parts, understood } = found;
  const products = found.products.filter((row) => !(hasListed && isLoose(row)));
  if (products.length + parts.length === 0) return null;
  return (
    <div data-slot="further-results" className="mt-6 border-x border-t border-hairline first:mt-0">
      <SearchResults
        groups={[
          {
            id: "products",
            title: further,
            rows: products,
            shown: shownProducts,
            isOutdated: isOld,
          },
          { id: "parts", title: notSold, rows: parts, shown: shownParts, isOutdated: isOld },
        ]}
        onAdd={onAdd}
        requestDetails={[text.askedAs(typed), ...describeUnderstood(text, understood)]}
      />
    </div>
  );
}

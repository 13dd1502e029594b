import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryKeys, type ProductItem } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { optionalChunk } from "#web/ui/lazy-chunk.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Section } from "#web/ui/section.tsx";
import { getStock } from "#web/ui/stock-badge.tsx";
import { isSingleVBelt } from "./is-single-v-belt.ts";
import { LazySection, LazySectionState } from "./lazy-section.tsx";
import { ProductRows } from "./product-rows.tsx";

type GoesWithProps = {
  readonly product: ProductItem;
  /** The quantity defaults to one piece. */
  readonly onAdd: (product: ProductItem, quantity?: number) => void;
};

// Optional, because it is below the first view and the quantity field above does the same.
const BeltSet = optionalChunk(async () => (await import("./belt-set.tsx")).BeltSet);

const maxAsked = 24;
const maxShown = 4;

/**
 * Parts that go with a product: seals for the shaft of a bearing, bearings for the shaft of a seal, more
 * V-belts for a set.
 */
export function GoesWith({ product, onAdd }: GoesWithProps): ReactNode {
  const text = useText(productPageText);
  const { category, bore_mm: bore } = product;
  if (category === "Belts" && isSingleVBelt(product)) {
    return (
      <Section title={text.goesWith}>
        <p className="max-w-prose text-sm text-muted">{text.goesWithText.belts}</p>
        {getStock(product) !== "out-of-stock" && (
          <div className="mt-4 min-h-28 sm:min-h-11">
            <BeltSet product={product} onAdd={onAdd} />
          </div>
        )}
      </Section>
    );
  }
  if (bore === null || (category !== "Bearings" && category !== "Seals")) return null;
  const figure = `${bore}\u00A0mm`;
  const isBearing = category === "Bearings";
  return (
    <LazySection
      title={text.goesWith}
      text={isBearing ? text.goesWithText.seals(figure) : text.goesWithText.bearings(figure)}
    >
      {(isNear) => (
        <OfShaft
          category={isBearing ? "Seals" : "Bearings"}
          bore={bore}
          isNear={isNear}
          onAdd={onAdd}
        />
      )}
    </LazySection>
  );
}

type OfShaftProps = Pick<GoesWithProps, "onAdd"> & {
  readonly category: string;
  /** In mm. */
  readonly bore: number;
  readonly isNear: boolean;
};

function OfShaft({ category, bore, isNear, onAdd }: OfShaftProps): ReactNode {
  const text = useText(productPageText);
  const api = useApi();
  const { data, isError } = useQuery({
    // Under the key of searches, which are never stored on the device.
    queryKey: [...queryKeys.search, "shaft", category, bore],
    queryFn: ({ signal }) =>
      api.products.list({ category, bore: String(bore), limit: maxAsked }, { signal }),
    enabled: isNear,
    meta: { isOptional: true },
  });
  if (!data) return <LazySectionState hasFailed={isError} />;
  // The filter has a tolerance; a shaft has none.
  const fitting = data.items.filter(({ bore_mm: mm }) => mm === bore);
  if (fitting.length === 0) return <p className="text-sm text-muted">{text.nothingFits}</p>;
  return (
    <>
      <ProductRows
        products={fitting.slice(0, maxShown).map((product) => ({ product }))}
        onAdd={onAdd}
      />
      {fitting.length > maxShown && (
        <LinkButton to="/shop" search={{ category, bore: String(bore) }} className="mt-4">
          {text.seeAll}
        </LinkButton>
      )}
    </>
  );
}

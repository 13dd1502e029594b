import type { ReactNode } from "react";
import { listBuiltInEntries } from "#catalogue/search/built-in-entries.ts";
import { createSearch } from "#catalogue/search/create-search.ts";
import { searchText } from "#web/messages/search.ts";
import { toCodeExplanation } from "#web/search/code-explanation.ts";
import { describeUnderstood } from "#web/search/describe-understood.ts";
import type { SoldProduct } from "#web/search/search-row.ts";
import { toPartRow, toProductRow } from "#web/search/to-search-row.ts";
import { ResultSkeleton } from "#web/ui/search/result-skeleton.tsx";
import { SearchResults } from "#web/ui/search/search-results.tsx";
import { UnderstoodLines } from "#web/ui/search/understood-lines.tsx";
import { Sample, Samples, longText } from "./sample.tsx";

const search = createSearch(listBuiltInEntries());

const product: SoldProduct = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "NSK 6205DDU Deep Groove Ball Bearing",
  price: 6.9,
  price_eur: 6.9,
  currency: "EUR",
  image_url: null,
  image: null,
  description: "Two contact seals",
  specifications: null,
  bore_mm: 25,
  outside_diameter_mm: 52,
  width_mm: 15,
  length_mm: null,
  seals: "contact seals",
  section: null,
  brand: "NSK",
  category: "Bearings",
  stock_quantity: 12,
  low_stock_threshold: 5,
  stock: "inStock",
  is_active: true,
  created_at: "2026-01-15T09:30:00.000Z",
  updated_at: "2026-01-15T09:30:00.000Z",
};

const queries = [
  "SKF 6205-2RS1/C3 XY",
  "24.9 x 51.8 x 15",
  "1206K",
  "A42",
  `kushineta ${longText}`,
];

/** Results of real searches with products in every stock state. */
export function SearchSamples(): ReactNode {
  return (
    <Samples>
      <Sample name="ResultSkeleton" wide>
        <ResultSkeleton count={2} />
      </Sample>
      {queries.map((query) => (
        <Sample key={query} name={`SearchResults: ${query}`} wide>
          <SampleResults query={query} />
        </Sample>
      ))}
    </Samples>
  );
}

function SampleResults({ query }: { readonly query: string }): ReactNode {
  const { understood, hits } = search(query, 12);
  const [first] = hits;
  const products = [12, 3, 0].map((stock, at) => ({
    ...product,
    id: `${product.id}${at}`,
    ...(at === 1 && { price: 812, currency: "ALL" as const }),
    stock_quantity: stock,
  }));
  return (
    <>
      <UnderstoodLines
        sentences={describeUnderstood(searchText.en, understood)}
        {...(understood.code && { explanation: toCodeExplanation(understood.code) })}
      />
      <SearchResults
        groups={[
          { id: "parts", rows: hits.map(toPartRow), shown: 3 },
          {
            id: "products",
            rows: first ? products.map((one) => toProductRow({ ...first, product: one })) : [],
          },
        ]}
        onAdd={() => undefined}
        requestDetails={[searchText.en.askedAs(query)]}
      />
    </>
  );
}

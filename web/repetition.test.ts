import { expect, test } from "vitest";
import { isFullRun } from "#domain/testing/is-full-run.ts";
import { findSlowReaders, listTokens } from "#domain/testing/repetitions.ts";
import { parseOrderSearch } from "./features/admin/dashboard/orders/order-search.ts";
import { parseCatalogueSearch } from "./features/nsk/search/catalogue-search.ts";
import { formatSearchParams, parseSearchParams } from "./platform/search-params.ts";

/** The server rejects longer URLs. */
const characters = 16_000;

// docs/product/security.md#bounded-bodies
test("parses any repeated token in a page's URL in less than 50 ms", () => {
  const slow = findSlowReaders(
    {
      parseSearchParams,
      "a parameter": (text) => parseSearchParams(`?q=${text}`),
      formatSearchParams: (text) => formatSearchParams({ q: text }),
      parseCatalogueSearch: (text) => parseCatalogueSearch({ q: text, family: text, tab: text }),
      parseOrderSearch: (text) => parseOrderSearch({ q: text, status: text, day: text }),
    },
    characters,
    listTokens(isFullRun),
  );
  expect(slow).toEqual([]);
}, 240_000);

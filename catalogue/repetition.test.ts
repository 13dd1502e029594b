import { expect, test } from "vitest";
import { findSlowReaders } from "#domain/testing/repetitions.ts";
import { findProductPicture } from "./drawing/find-product-picture.ts";
import {
  readClassicalCode,
  readNarrowCode,
  readRibbedCode,
  readWedgeCode,
} from "./engineering/belt-codes.ts";
import { readDesignation } from "./engineering/designation/read-designation.ts";
import { findSuffixInterchange } from "./engineering/designation/suffix-interchange.ts";
import { readMetricTimingCode, readTrapezoidalCode } from "./engineering/timing-codes.ts";
import { findPartPicture } from "./media/find-part-picture.ts";
import { nameOfSlug } from "./nsk/shown-product.ts";
import { findStoredProduct } from "./nsk/stored-product.ts";
import { searchNsk } from "./search/nsk-search.ts";
import { readCodes } from "./search/read-codes.ts";
import { searchFamily } from "./search/search-family.ts";
import { toSlug } from "./slug.ts";

/** The server rejects longer addresses, and the catalogue gets its texts from nowhere else. */
const characters = 16_000;
const item = { code: "6205", description: "Deep groove", specs: "C 14 kN" };

// docs/product/security.md#bounded-bodies
test("the catalogue parses any repeated token of an address in less than 50 ms", () => {
  const slow = findSlowReaders(
    {
      readDesignation,
      "a designation's rest": (text) => readDesignation(`6205${text}`.slice(0, 80)),
      findSuffixInterchange: (text) => findSuffixInterchange("SKF", text),
      readClassicalCode,
      readNarrowCode,
      readRibbedCode,
      readWedgeCode,
      readMetricTimingCode,
      readTrapezoidalCode,
      searchNsk: (text) => searchNsk({ text, families: [] }),
      searchFamily: (text) => searchFamily([item], text),
      readCodes,
      toSlug,
      nameOfSlug,
      findStoredProduct: (text) => findStoredProduct(text, "6205"),
      findProductPicture,
      ...Object.fromEntries(
        ["Bearings", "Belts", "Seals", "Components"].map((category) => [
          `findPartPicture of ${category}`,
          (name: string) => findPartPicture({ name, category }),
        ]),
      ),
    },
    characters,
  );
  expect(slow).toEqual([]);
}, 60_000);

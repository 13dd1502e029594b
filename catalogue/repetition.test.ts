import { expect, test } from "vitest";
import { isFullRun } from "#domain/testing/is-full-run.ts";
import { findSlowReaders, listTokens } from "#domain/testing/repetitions.ts";
import { findProductImage } from "./drawing/find-product-image.ts";
import { toNormalForm } from "./engineering/codes/normal-form.ts";
import { readPartCode } from "./engineering/codes/part-code.ts";
import { readBeltCode } from "./engineering/codes/read-belt-code.ts";
import { readSealCode } from "./engineering/codes/read-seal-code.ts";
import { readDesignation } from "./engineering/designation/read-designation.ts";
import { listSpellings } from "./engineering/designation/suffix-interchange.ts";
import { findPartImage } from "./media/find-part-image.ts";
import { toReadableName } from "./nsk/shown-product.ts";
import { findStoredProduct } from "./nsk/stored-product.ts";
import { searchNsk } from "./search/nsk-search.ts";
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
      listSpellings: (text) => listSpellings(`6205${text}`),
      toNormalForm,
      readBeltCode,
      "a belt code's length": (text) => readBeltCode(`A42 ${text}`.slice(0, 80)),
      readSealCode,
      "a seal code's size": (text) => readSealCode(`TC 25x47x7 ${text}`.slice(0, 80)),
      readPartCode,
      searchNsk: (text) => searchNsk({ text, families: [] }),
      searchFamily: (text) => searchFamily([item], text),
      toSlug,
      toReadableName,
      findStoredProduct: (text) => findStoredProduct(text, "6205"),
      findProductImage,
      ...Object.fromEntries(
        ["Bearings", "Belts", "Seals", "Components"].map((category) => [
          `findPartImage of ${category}`,
          (name: string) => findPartImage({ name, category }),
        ]),
      ),
    },
    characters,
    listTokens(isFullRun),
  );
  expect(slow).toEqual([]);
}, 240_000);

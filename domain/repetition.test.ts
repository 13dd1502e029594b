import { expect, test } from "vitest";
import { describePasswordErrors, maxPasswordBytes, normaliseEmail } from "./account.ts";
import { guardCell, unguardCell } from "./guard-cell.ts";
import { isAllowedImageUrl } from "./image-url.ts";
import { imageSourceSet } from "./image.ts";
import { namesPart } from "./part-name.ts";
import { countedPhone, phoneDigits } from "./phone.ts";
import { readProductRow } from "./read-product-row.ts";
import { decodePath, readablePath, withoutTrailingSlashes } from "./readable-path.ts";
import { parseShopSearch } from "./shop-list.ts";
import { isFullRun } from "./testing/is-full-run.ts";
import { findSlowReaders, listTokens } from "./testing/repetitions.ts";

const characters = 100_000;

// docs/product/security.md#bounded-bodies
test("every rule reads 100 kB of any repeated token in less than 50 ms", () => {
  const slow = findSlowReaders(
    {
      normaliseEmail,
      describePasswordErrors: (text) => describePasswordErrors(text.slice(0, maxPasswordBytes)),
      guardCell,
      unguardCell,
      isAllowedImageUrl,
      "a path of an image": (text) => isAllowedImageUrl(`/${text}`),
      "an https address": (text) => isAllowedImageUrl(`https://a${text}`),
      "a host": (text) => isAllowedImageUrl(`https://${text}.example/`),
      imageSourceSet: (text) => imageSourceSet(`/uploads/product-images/products/${text}`, "avif"),
      namesPart: (text) => namesPart(text, "6205"),
      phoneDigits,
      countedPhone,
      decodePath,
      readablePath,
      withoutTrailingSlashes,
      parseShopSearch: (text) => parseShopSearch({ q: text, category: text, brand: text }),
      readProductRow: (text) =>
        readProductRow({ id: text, price: text, image_url: text, is_active: text }, true),
    },
    characters,
    listTokens(isFullRun),
  );
  expect(slow).toEqual([]);
}, 240_000);

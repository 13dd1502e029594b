import { expect, test } from "vitest";
import { productFilesText } from "#web/messages/product-files.ts";
import { countWritten, firstOutcome, nameFields, readImportError } from "./import-report.ts";

const counts = { create: 0, change: 0, same: 0, refuse: 0 };

test("shows rejected rows first, then the rows to be written", () => {
  expect(firstOutcome({ create: 1, change: 2, same: 3, refuse: 4 })).toBe("refuse");
  expect(firstOutcome({ ...counts, create: 1, same: 3 })).toBe("create");
  expect(firstOutcome({ ...counts, change: 1, same: 3 })).toBe("change");
  expect(firstOutcome(counts)).toBe("same");
});

test("the button counts the added and changed products", () => {
  const written = countWritten({ create: 4_000, change: 900, same: 50, refuse: 100 });
  expect(productFilesText.en.apply(written)).toBe("Import 4,900 products");
  expect(productFilesText.en.apply(1)).toBe("Import 1 product");
});

test("the report mentions only outcomes that have rows", () => {
  expect(productFilesText.en.applied(20, 1)).toBe("20 products added, 1 product changed");
  expect(productFilesText.en.applied(0, 3)).toBe("3 products changed");
  expect(productFilesText.en.rejectedStay(1)).toBe("1 row is refused and left out.");
  expect(productFilesText.en.rejectedStay(100)).toBe("100 rows are refused and left out.");
  expect(productFilesText.en.summary({ create: 2, change: 0, same: 9, refuse: 1 })).toBe(
    "2 new · 1 row refused",
  );
});

test("formats field names in plain words", () => {
  expect(nameFields(["price", "low_stock_threshold"])).toBe("price, low stock threshold");
});

test("returns a rejected file's reason, else the error's message", () => {
  const refused = { code: "import_file_refused", status: 422, message: "Not a list." };
  expect(readImportError({ ...refused, data: { reason: "The file is empty." } })).toBe(
    "The file is empty.",
  );
  expect(readImportError({ ...refused, data: { reason: 7 } })).toBe("Not a list.");
  expect(readImportError(new TypeError("Failed to fetch"))).toBeUndefined();
});

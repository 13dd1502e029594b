import { expect, test } from "vitest";
import { changeOrderSearch, orderFilter, parseOrderSearch } from "./order-search.ts";

test("parses search, status and day of the order list", () => {
  const search = parseOrderSearch({ q: "Arta", status: "processing", day: "2026-11-21" });
  expect(search).toEqual({ q: "Arta", status: "processing", day: "2026-11-21" });
  expect(orderFilter(search)).toEqual({
    search: "Arta",
    status: "processing",
    day: "2026-11-21",
  });
});

test("the list of deleted orders has its own scope", () => {
  expect(orderFilter(parseOrderSearch({ status: "deleted", q: " 6205 " }))).toEqual({
    scope: "deleted",
    search: "6205",
  });
});

test.each([
  [{ status: "new" }],
  [{ status: "everything" }],
  [{ q: "   " }],
  [{ q: ["a"] }],
  [{ day: "2026-02-30" }],
  [{ day: "2026-13-01" }],
  [{ day: "0000-01-01" }],
  [{ day: "21.11.2026" }],
  [{ day: 20_261_121 }],
  [{ scope: "deleted" }],
])("drops invalid values: %j", (raw) => {
  expect(parseOrderSearch(raw)).toEqual({});
});

test("cuts a search to the API's max length", () => {
  expect(parseOrderSearch({ q: "x".repeat(300) }).q).toHaveLength(100);
});

test("removes a filter that is reset", () => {
  const search = parseOrderSearch({ q: "Arta", day: "2026-11-21" });
  expect(changeOrderSearch(search, { day: undefined })).toEqual({ q: "Arta" });
  expect(changeOrderSearch(search, { q: "" })).toEqual({ day: "2026-11-21" });
});

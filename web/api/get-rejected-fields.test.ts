import { expect, test } from "vitest";
import { getRejectedFields } from "./get-rejected-fields.ts";

test("returns the names of the rejected fields", () => {
  const fields = [{ path: "price", message: "too low" }, { path: 7 }, null, { path: "name" }];
  const error = { code: "invalid_input", status: 422, data: { fields } };
  expect(getRejectedFields(error)).toEqual(["price", "name"]);
});

test.each([
  [new Error("offline")],
  [undefined],
  [{ code: "not_found", status: 404 }],
  [{ code: "invalid_input", status: 422, data: { fields: "price" } }],
])("returns no names for an error without fields: %#", (error) => {
  expect(getRejectedFields(error)).toEqual([]);
});

import { expect, test } from "vitest";
import { refusedFields } from "./refused-fields.ts";

test("names the fields that the server refused", () => {
  const fields = [{ path: "price", message: "too low" }, { path: 7 }, null, { path: "name" }];
  const error = { code: "invalid_input", status: 422, data: { fields } };
  expect(refusedFields(error)).toEqual(["price", "name"]);
});

test.each([
  [new Error("offline")],
  [undefined],
  [{ code: "not_found", status: 404 }],
  [{ code: "invalid_input", status: 422, data: { fields: "price" } }],
])("names none where the server said nothing about fields: %#", (error) => {
  expect(refusedFields(error)).toEqual([]);
});

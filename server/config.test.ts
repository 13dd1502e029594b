import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";

test.each([
  [undefined, []],
  ["", []],
  [" , ", []],
  ["sales@shop.example", ["sales@shop.example"]],
  [
    " sales@shop.example,store@shop.example, sales@shop.example,",
    ["sales@shop.example", "store@shop.example"],
  ],
])("STAFF_EMAILS=%j names %j", (list, addresses) => {
  expect(loadConfig({ STAFF_EMAILS: list }).staffEmails).toEqual(addresses);
});

test.each(["sales", "sales@shop.example;store@shop.example", "a@shop.example\r\nBcc: b@c.example"])(
  "STAFF_EMAILS=%j stops the start with a line that names it",
  (list) => {
    expect(() => loadConfig({ STAFF_EMAILS: list })).toThrow(/STAFF_EMAILS/);
  },
);

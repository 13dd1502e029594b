import { describe, expect, it } from "vitest";
import { errorTable } from "./errors.ts";

const entries = Object.entries(errorTable);

describe("the error table", () => {
  it.each(entries)("returns %s with a 4xx or 5xx status and a text", (code, { status, text }) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(text.trim()).toBe(text);
    expect(text.length).toBeGreaterThan(5);
  });

  it("uses 5xx statuses only for server errors", () => {
    const errors = entries.filter(([, entry]) => entry.status >= 500).map(([code]) => code);
    expect(errors).toEqual(["database_unavailable", "internal_error"]);
  });

  it.each([
    ["unauthorized", 401, "Please sign in first"],
    ["sign_in_to_add_products", 401, "Please sign in to add products"],
    ["invalid_credentials", 401, "Invalid email or password"],
    ["credentials_required", 422, "Email and password are required"],
    ["invalid_email", 422, "Invalid email format"],
    ["forbidden", 403, "Admin access required"],
    ["setup_code_refused", 403, "Failed to make user admin"],
    ["out_of_stock", 409, "Product is out of stock"],
    ["invalid_order", 422, "Invalid order data"],
  ] as const)("uses the specified text: %s is %d '%s'", (code, status, text) => {
    expect(errorTable[code]).toEqual({ status, text });
  });
});

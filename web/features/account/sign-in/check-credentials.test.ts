import { expect, test } from "vitest";
import { checkCredentials } from "./check-credentials.ts";

// docs/product/accounts.md#both-fields-required
test("requires both fields", () => {
  const required = { ok: false, message: "Email and password are required" };
  expect(checkCredentials("", "")).toMatchObject({ ...required, missing: ["email", "password"] });
  expect(checkCredentials("  ", "x")).toMatchObject({ ...required, missing: ["email"] });
  expect(checkCredentials("a@b.example", "")).toMatchObject({ ...required, missing: ["password"] });
});

// docs/product/accounts.md#e-mail-format
test("reports a malformed address before sending", () => {
  expect(checkCredentials("a@b", "x")).toMatchObject({
    ok: false,
    message: "Invalid email format",
    isEmailMalformed: true,
  });
});

test("trims the address but not the password", () => {
  expect(checkCredentials(" A@B.example ", " x ")).toEqual({
    ok: true,
    credentials: { email: "a@b.example", password: " x " },
  });
});

import { expect, test } from "vitest";
import { checkCredentials } from "./check-credentials.ts";

test("both fields are required", () => {
  const required = { ok: false, message: "Email and password are required" };
  expect(checkCredentials("", "")).toMatchObject({ ...required, missing: ["email", "password"] });
  expect(checkCredentials("  ", "x")).toMatchObject({ ...required, missing: ["email"] });
  expect(checkCredentials("a@b.example", "")).toMatchObject({ ...required, missing: ["password"] });
});

test("a malformed address is named before anything is sent", () => {
  expect(checkCredentials("a@b", "x")).toMatchObject({
    ok: false,
    message: "Invalid email format",
    isEmailMalformed: true,
  });
});

test("an address is trimmed and a password is not", () => {
  expect(checkCredentials(" A@B.example ", " x ")).toEqual({
    ok: true,
    credentials: { email: "a@b.example", password: " x " },
  });
});

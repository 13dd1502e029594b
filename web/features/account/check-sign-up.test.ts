import { expect, test } from "vitest";
import { checkSignUp } from "./check-sign-up.ts";

const good = { name: " Ana ", email: " ANA@shop.example ", phone: " 1 ", password: "Bearing62 " };

// docs/product/accounts.md#profile
test("trims a valid sign-up except for the password", () => {
  expect(checkSignUp(good)).toEqual({
    ok: true,
    account: { name: "Ana", email: "ana@shop.example", phone: "1", password: "Bearing62 " },
  });
});

test("joins several broken password rules into one message", () => {
  expect(checkSignUp({ ...good, password: "abc" })).toMatchObject({
    ok: false,
    message:
      "Password must be at least 8 characters long, Password must contain at least one uppercase letter, Password must contain at least one number",
  });
});

test("reports every invalid field, the first one in the toast", () => {
  expect(checkSignUp({ name: " ", email: "ana", phone: "", password: "" })).toMatchObject({
    ok: false,
    message: "Please enter your full name",
    fieldErrors: { email: "Invalid email format" },
  });
  expect(checkSignUp({ ...good, email: "ana", password: "" })).toMatchObject({
    message: "Invalid email format",
  });
});

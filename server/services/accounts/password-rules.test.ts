import { expect, test } from "vitest";
import { cpuMs } from "#domain/testing/cpu-ms.ts";
import { isCommonPassword } from "./password-rules.ts";

// docs/product/security.md#common-passwords
test.each([
  "Password1",
  "Passw0rd",
  "P@ssw0rd",
  "P@$$w0rd!",
  "Password123",
  "Password123456",
  "Password2024!",
  "pa55Word",
  "Qwerty123",
  "Qwerty1234!",
  "Qwertyuiop1",
  "Asdf1234",
  "Abcd1234",
  "Abc12345",
  "Aa123456",
  "Aa123456789",
  "A1b2c3d4",
  "1Qaz2wsx",
  "1q2w3e4R",
  "Zaq12wsx!",
  "123Qweasd",
  "Welcome1",
  "Letmein1!",
  "Iloveyou1",
  "Trustno1",
  "Monkey123",
  "Dragon2020",
  "Sunshine1",
  "$ummer2024",
  "2024Summer",
  "Football7",
  "Michael1987",
  "Charlie12",
  "Superman007",
  "Admin1234",
  "Changeme1",
  "Tirana2024",
  "Shqiperia1",
  "Kosova123",
  "Chelsea99",
  "Ncc1701D",
  "Drowssap1",
])("%s is too common", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "Kushineta 6205-2RS",
  "Rripa-Optibelt-44",
  "correct Horse 7 battery",
  "Dragon-fruit-Tuesday-9",
  "Shadow83920175",
  "xK9#monkey",
  "Tr0ub4dor&3x",
  "Ç1a🔩🔧⚙️🛠️",
])("%s is not too common", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("checks a very long password quickly", () => {
  const long = "1!".repeat(512);
  expect(isCommonPassword(long)).toBe(false);
  expect(cpuMs(() => isCommonPassword(long))).toBeLessThan(500);
});

import { expect, test } from "vitest";
import { goodPassword } from "#server/testing/test-accounts.ts";
import { createPasswordHasher } from "./password-hasher.ts";

const passwords = createPasswordHasher();

// docs/product/security.md#no-secrets-at-rest
test("a stored password is a salted scrypt hash", async () => {
  const hash = await passwords.hash(goodPassword);
  expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await passwords.hash(goodPassword)).not.toBe(hash);
  expect(await passwords.verify({ hash, password: goodPassword })).toBe(true);
  expect(await passwords.verify({ hash, password: `${goodPassword} ` })).toBe(false);
});

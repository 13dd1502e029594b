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

test("a hash stored by an earlier version verifies", async () => {
  const hash =
    "24d7d0feb266870de4b9f0e47b8c05ac:f32154325d1abb80cc3b4a7e214b8cc870104a91dde964d236c7a618eb824a29955a58a01beff7b70c0606387e930b9add62e7536ce52a7cf21b6896eec32e5f";
  expect(await passwords.verify({ hash, password: goodPassword })).toBe(true);
});

import { expect, test } from "vitest";
import { createSeal } from "./seal.ts";

const secret = "a secret of more than 32 characters";
const unauthentic = "unable to authenticate data";
const text = "Përshëndetje: https://shop.test/account?reset=abc";

test("opens what the same secret sealed, which differs each time and hides the text", () => {
  const seal = createSeal(secret);
  const sealed = [seal.seal(text), seal.seal(text)];
  expect(new Set(sealed).size).toBe(2);
  for (const each of sealed) {
    expect(Buffer.from(each, "base64").toString("latin1")).not.toContain("reset");
    expect(createSeal(secret).open(each)).toBe(text);
  }
});

test("rejects what another secret sealed, and a changed or shortened text", () => {
  const seal = createSeal(secret);
  const sealed = Buffer.from(seal.seal(text), "base64");
  expect(() => createSeal(`${secret}!`).open(sealed.toString("base64"))).toThrow(unauthentic);
  expect(() => seal.open(sealed.subarray(0, -1).toString("base64"))).toThrow(unauthentic);
  expect(() => seal.open("")).toThrow("Invalid initialization vector");
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  expect(() => seal.open(sealed.toString("base64"))).toThrow(unauthentic);
});

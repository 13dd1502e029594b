import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countBytes, describePasswordErrors, normaliseEmail, passwordRules } from "./account.ts";

const tooShort = "Password must be at least 8 characters long";
const noUppercase = "Password must contain at least one uppercase letter";
const noLowercase = "Password must contain at least one lowercase letter";
const noNumber = "Password must contain at least one number";

describe("password rules", () => {
  // docs/product/accounts.md#password-rules
  it.each([
    ["Abcdef1", tooShort],
    ["abcdefg1", noUppercase],
    ["ABCDEFG1", noLowercase],
    ["Abcdefgh", noNumber],
    ["", `${tooShort}, ${noUppercase}, ${noLowercase}, ${noNumber}`],
    ["abc", `${tooShort}, ${noUppercase}, ${noNumber}`],
    ["ABC", `${tooShort}, ${noLowercase}, ${noNumber}`],
    ["123", `${tooShort}, ${noUppercase}, ${noLowercase}`],
    ["abcdefgh", `${noUppercase}, ${noNumber}`],
    ["ABCDEFGH", `${noLowercase}, ${noNumber}`],
    ["12345678", `${noUppercase}, ${noLowercase}`],
    ["        ", `${noUppercase}, ${noLowercase}, ${noNumber}`],
    ["Ab1", tooShort],
    ["Abcdefg1", undefined],
  ])("describes the errors of %j: %s", (password, expected) => {
    expect(describePasswordErrors(password)).toBe(expected);
  });

  // docs/product/accounts.md#password-rules
  it("lists exactly the broken rules, joined by a comma and a space", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (password) => {
        const broken = passwordRules.filter((rule) => !rule.isMet(password));
        const body = describePasswordErrors(password)?.split(", ") ?? [];
        expect(body).toEqual(broken.map((rule) => rule.text));
      }),
    );
  });

  it("accepts every extension of a valid password", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(describePasswordErrors(`${before}Abcdefg1${after}`)).toBeUndefined();
      }),
    );
  });

  // docs/product/security.md#long-passwords
  it("counts an emoji as one character and accepts letters of every script", () => {
    expect(describePasswordErrors("Ab1😀😀😀😀")).toBe(tooShort);
    expect(describePasswordErrors("Ab1😀😀😀😀😀")).toBeUndefined();
    expect(describePasswordErrors("Ëéfjalë1")).toBeUndefined();
    expect(describePasswordErrors("x".repeat(61) + "Y1😀")).toBeUndefined();
  });
});

it("counts the bytes of a text in UTF-8", () => {
  const texts = ["", "aZ9", "ëç", "٣×", "–…", "🔩⚙️", "\uD83D"];
  expect(texts.map(countBytes)).toEqual([0, 3, 4, 4, 6, 10, 3]);
});

describe("e-mail addresses", () => {
  // docs/product/accounts.md#e-mail-format
  it("trims and lowercases", () => {
    expect(normaliseEmail("  Arta.Hoxha+Shop@Example.COM \n")).toBe("arta.hoxha+shop@example.com");
  });

  it("changes nothing when applied twice", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        const email = normaliseEmail(` ${typed.toUpperCase()} `);
        expect(email).toBe(typed.toLowerCase());
        expect(normaliseEmail(email ?? "")).toBe(email);
      }),
    );
  });

  it.each([
    "",
    "arta",
    "arta@",
    "@example.com",
    "arta@example",
    "arta@-example.com",
    "arta@example.com.",
    "arta@exa mple.com",
    "arta@@example.com",
    "arta@example.com\r\nBcc: x@example.com",
    "arta@example.com\0",
    "arta@example.com, eva@example.com",
    `${"a".repeat(243)}@example.com`,
    `arta@${"a-".repeat(120)}`,
  ])("rejects %j", (typed) => expect(normaliseEmail(typed)).toBeUndefined());
});

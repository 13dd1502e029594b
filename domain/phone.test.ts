import { expect, it } from "vitest";
import { countedPhone, phoneDigits } from "./phone.ts";

it.each([
  "+355 69 123 4567",
  "00355 69 123 45 67",
  "+355 (0)69 123-4567",
  "069 123 4567",
  "069/123.4567",
  " 691234567 ",
])("normalises all spellings of %s to one number", (phone) => {
  expect(phoneDigits(phone)).toBe("691234567");
});

it("keeps other country codes and digits that only look like one", () => {
  expect(phoneDigits("+39 06 1234567")).toBe("39061234567");
  expect(phoneDigits("+383 44 000 000")).toBe("44000000");
  expect(phoneDigits("3551234")).toBe("3551234");
});

it.each(["", " ", "+", "000", "+355", "Arta", "069 123 int. 4", "12%", "1_2"])(
  "rejects %j",
  (phone) => {
    expect(phoneDigits(phone)).toBeUndefined();
  },
);

it.each([
  "+355 69 123 4567",
  "tel:+355691234567",
  "355 69 123 4567",
  "00355 (0)69 123 4567",
  "0691234567 a",
  "Arta: 069/123-4567!",
  "0\u200B691\u00A02345\u202E67",
  "０６９１２３４５６７",
  "＋３５５ ６９ １２３ ４５６７",
  "٠٦٩١٢٣٤٥٦٧",
  "۰۶۹۱۲۳۴۵۶۷",
  "०६९१२३४५६७",
  "𝟎𝟔𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕",
  "⁰⁶⁹¹²³⁴⁵⁶⁷",
  "⓪⑥⑨①②③④⑤⑥⑦",
])("rate-limits all spellings of %s as one number", (phone) => {
  expect(countedPhone(phone)).toBe("691234567");
});

it.each([
  ["+383 44 000 000", "44000000"],
  ["+39 06 1234567", "39061234567"],
  // Lushnjë's area code, without and with the country code.
  ["035 512345", "35512345"],
  ["+355 35 512345", "35512345"],
  ["Arta", ""],
  ["", ""],
])("extracts from %j the digits %j", (phone, counted) => {
  expect(countedPhone(phone)).toBe(counted);
});

it("converts the digits of every script to ASCII", () => {
  for (let zero = 0; zero < 0x1_e9_60; zero += 1) {
    if (zero >= 0xd8_00 && zero < 0xe0_00) continue;
    const isFirst = isDigit(zero) && (!isDigit(zero - 1) || zero === 0x1_16_da);
    // NFKC turns mathematical digits into ASCII digits.
    if (!isFirst || String.fromCodePoint(zero).normalize("NFKC") === "0") continue;
    const ten = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value));
    expect(countedPhone(`1${ten.join("")}`)).toBe("10123456789");
  }
});

function isDigit(code: number): boolean {
  return code >= 0 && /^\p{Nd}$/u.test(String.fromCodePoint(code));
}

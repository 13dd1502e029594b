import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * The code that an authenticator app shows (RFC 6238, written apart from the library under test).
 * @param key In base32, as users type it.
 * @param steps Of 30 s, before or after the current one.
 */
export function readAppCode(key: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac("sha1", decodeBase32(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) % 16;
  const number = digest.readUInt32BE(offset) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, "0");
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text)
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

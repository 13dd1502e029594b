import { randomBytes, randomUUID } from "node:crypto";

/** A time-ordered UUID (version 7) for products and lines, which keeps index inserts together. */
export function createTimeOrderedId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}

/** A random UUID (version 4) for orders; its first 8 characters are the order number. */
export function createOrderId(): string {
  return randomUUID();
}

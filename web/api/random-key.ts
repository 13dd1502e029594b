/** Returns a random UUID (v4). `crypto.randomUUID` is missing on plain http in a local network. */
export function makeRandomKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) =>
    withVersion(byte, index).toString(16).padStart(2, "0"),
  ).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Sets the version in byte 6 and the variant in byte 8. */
function withVersion(byte: number, index: number): number {
  if (index === 6) return (byte % 16) + 0x40;
  return index === 8 ? (byte % 64) + 0x80 : byte;
}

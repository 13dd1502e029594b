/** Whether an Accept-Encoding header allows an encoding. */
export function acceptsEncoding(accepted: string, encoding: "br" | "gzip"): boolean {
  return (findQuality(accepted, encoding) ?? findQuality(accepted, "*") ?? 0) > 0;
}

function findQuality(accepted: string, encoding: string): number | undefined {
  for (const part of accepted.split(",")) {
    const [name = "", quality = ""] = part.split(";").map((text) => text.trim().toLowerCase());
    if (name === encoding) return quality.startsWith("q=") ? Number(quality.slice(2)) : 1;
  }
  return undefined;
}

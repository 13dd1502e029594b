import type { CartLine } from "#domain/cart.ts";
import { parseAmount } from "#domain/money.ts";
import { getErrorCode } from "#web/api/api-error.ts";
import type { ApiClient } from "#web/api/client.ts";

/** The current shop data for a guest cart's lines. */
export type RefreshedLines = {
  readonly lines: readonly CartLine[];
  /** Lines whose products are no longer sold. */
  readonly dropped: readonly CartLine[];
  /** Lines whose price has changed. */
  readonly repriced: readonly CartLine[];
};

type Finding = CartLine | "gone";

const atOnce = 6;

/**
 * Fetches the current name, price and image of every line, so that a guest never orders at an outdated stored
 * price. Lines that can't be looked up stay unchanged.
 */
export async function refreshLines(
  api: ApiClient,
  lines: readonly CartLine[],
): Promise<RefreshedLines> {
  const findings: Finding[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < lines.length; index = next++) {
      const line = lines[index];
      if (line) findings[index] = await findLine(api, line);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return {
    lines: findings.filter((finding) => finding !== "gone"),
    dropped: lines.filter((_, index) => findings[index] === "gone"),
    repriced: lines.filter((line, index) => isRepriced(line, findings[index])),
  };
}

async function findLine(api: ApiClient, line: CartLine): Promise<Finding> {
  try {
    const product = await api.products.get({ id: line.productId });
    return {
      ...line,
      name: product.name,
      priceCents: parseAmount(product.price_eur) ?? line.priceCents,
      imageUrl: product.image_url ?? product.image,
      category: product.category,
    };
  } catch (error) {
    return getErrorCode(error) === "not_found" ? "gone" : line;
  }
}

function isRepriced(line: CartLine, finding: Finding | undefined): boolean {
  return typeof finding === "object" && finding.priceCents !== line.priceCents;
}

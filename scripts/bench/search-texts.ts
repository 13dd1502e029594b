const maxTexts = 90;

/**
 * Lists search texts that a share of the products of `scripts/seed.ts` contain. Their names are numbered: 'no. 47'
 * is in the 47th, the 470th to the 479th and so on.
 *
 * @param share Of all products, such as 0.01; at least one product.
 */
export function listSearchTexts(products: number, share: number): readonly string[] {
  const digits = Math.min(Math.round(-Math.log10(share)), String(products).length - 1);
  const first = 10 ** (digits - 1);
  const step = Math.max(1, Math.floor((9 * first) / maxTexts));
  return Array.from({ length: maxTexts }, (_, index) => `no. ${first + index * step}`).filter(
    (text) => text.length === `no. ${first}`.length,
  );
}

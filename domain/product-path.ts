import { isUuid } from "./uuid.ts";

/** Longer names are cut at a word, so that an address fits on a line. */
const maxWordsLength = 60;
const tail = /(?:^|-)([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i;

/**
 * Makes the last part of a product's address: words of its name and its whole id. The beginning of an id
 * wouldn't do: products that are imported in the same minute share it.
 * @returns Such as `nsk-6205ddu-0198f3a27c1b7d40a1b2c3d4e5f60718`.
 */
export function toProductSlug({ id, name }: NameAndId): string {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const start = words.slice(0, maxWordsLength + 1);
  const cut = start.length > maxWordsLength ? start.replace(/-[^-]*$/, "") : start;
  const readable = cut.slice(0, maxWordsLength);
  const key = id.toLowerCase().replaceAll("-", "");
  return readable === "" ? key : `${readable}-${key}`;
}

type NameAndId = { readonly id: string; readonly name: string };

/** Returns the path of a product's page. */
export function getProductPath(product: NameAndId): string {
  return `/shop/${toProductSlug(product)}`;
}

/** Reads the id in the last part of a product's address; undefined if it has none. */
export function readProductId(slug: string): string | undefined {
  const id = tail.exec(slug)?.slice(1).join("-").toLowerCase();
  return id !== undefined && isUuid(id) ? id : undefined;
}

/** The words of an address, for a search when its product is gone: `nsk 6205ddu`. */
export function readProductWords(slug: string): string {
  return slug
    .slice(0, 200)
    .replace(tail, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

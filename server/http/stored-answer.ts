import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from "node:zlib";
import { hashEtag } from "./etag.ts";
import { countFileBytes, type StaticFile } from "./static-files.ts";

type Bytes = Uint8Array<ArrayBuffer>;

type Answer = { readonly headers: Headers; readonly body: Bytes };

/** An answer as it is stored, and the products that it shows. */
export type StoredAnswer = {
  readonly file: StaticFile;
  /**
   * Their marks: ids as texts would take as much memory as the answer. The beginnings of ids are a time, the same
   * for all products of an import.
   */
  readonly products: Uint32Array;
};

/** A shorter body isn't worth compressing. */
const minCompressedBytes = 512;
const gzipOptions = { level: 5 };
/** A page is a tenth smaller than with gzip. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const hyphen = 45;

/** Compresses an answer and finds the ids in it. Whatever shows a product's stock names its id, too. */
export function storeAnswer({ headers, body }: Answer): StoredAnswer {
  const policy = headers.get("content-security-policy");
  const common = {
    type: headers.get("content-type") ?? "application/octet-stream",
    etag: hashEtag(body),
    isImmutable: false,
    ...(policy !== null && { headers: { "content-security-policy": policy } }),
  };
  return { file: compress(common, body), products: findIds(body) };
}

/** Whether an answer shows any of some products, by their marks. */
export function showsAny({ products }: StoredAnswer, marks: readonly number[]): boolean {
  return products.length > 0 && marks.some((mark) => products.includes(mark));
}

/** Bytes of an answer in memory. */
export function countStoredBytes({ file, products }: StoredAnswer): number {
  return countFileBytes(file) + products.byteLength;
}

/** Keeps one form, which takes a sixth of the memory, and of a page gzip, too, once a client asked for it. */
function compress(common: Omit<StaticFile, "body" | "br" | "gzip">, body: Bytes): StaticFile {
  if (body.byteLength <= minCompressedBytes) {
    return { ...common, body, br: undefined, gzip: undefined };
  }
  if (!common.type.startsWith("text/html")) {
    const gzip = new Uint8Array(gzipSync(body, gzipOptions));
    return {
      ...common,
      br: undefined,
      gzip,
      get body() {
        return new Uint8Array(gunzipSync(gzip));
      },
    };
  }
  const br = new Uint8Array(brotliCompressSync(body, brotliOptions));
  let gzip: Bytes | undefined;
  return {
    ...common,
    br,
    get gzip() {
      return (gzip ??= new Uint8Array(gzipSync(this.body, gzipOptions)));
    },
    get body() {
      return new Uint8Array(brotliDecompressSync(br));
    },
  };
}

/** By the places of its hyphens, which takes a tenth of the time of a pattern. */
function findIds({ buffer, byteOffset, byteLength }: Bytes): Uint32Array {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const found = new Set<number>();
  for (let at = bytes.indexOf(hyphen); at >= 0; at = bytes.indexOf(hyphen, at + 1)) {
    const isId = bytes[at + 5] === hyphen && bytes[at + 10] === hyphen && bytes[at + 15] === hyphen;
    if (isId) found.add(toMark(bytes.toString("latin1", at + 20, at + 28)));
  }
  return new Uint32Array(found);
}

/** The end of a product's id as a number; two products rarely have the same. */
export function toMark(product: string): number {
  return Number.parseInt(product.slice(-8), 16);
}

import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { RecentEntries } from "#server/live/recent-entries.ts";
import { hashEtag } from "./etag.ts";
import type { BuiltFile } from "./static-files-list.ts";
import type { StaticFile } from "./static-files.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Edit = (text: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
};

/**
 * Files that may contain the site's URL. The build can't compress them, since their content changes at start, and
 * compressing hundreds of pages here would double the start time: each form is made when it is first sent.
 */
const edited = /\.(html|xml|txt)$/;
const brotliParams = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** All of the build's pages in one compressed form, with scripts and images, take two thirds of it. */
const maxCachedBytes = 16_000_000;

/**
 * Describes built files in a map by URL path. Their bytes are read when they are first sent; those sent most
 * recently stay in memory, compressed. All pages with their text would take 40 MB.
 *
 * @param edit Applied to the text of pages, site map and robots.txt.
 */
export function loadStaticFiles(
  built: readonly BuiltFile[],
  edit: Edit = (text) => text,
): ReadonlyMap<string, StaticFile> {
  const cached = new RecentEntries<Bytes>(
    { entries: Number.POSITIVE_INFINITY, bytes: maxCachedBytes },
    ({ byteLength }) => byteLength,
  );
  return new Map(built.map((file) => [file.served, new FileOfBuild(file, edit, cached)]));
}

/** A class, because a thousand objects with closures of their own take half a megabyte. */
class FileOfBuild implements StaticFile {
  readonly #file: BuiltFile;
  readonly #edit: Edit | undefined;
  readonly #cached: RecentEntries<Bytes>;
  #etag: string | undefined;

  constructor(file: BuiltFile, edit: Edit, cached: RecentEntries<Bytes>) {
    this.#file = file;
    this.#edit = edited.test(file.path) ? edit : undefined;
    this.#cached = cached;
  }

  get type(): string {
    return types[extname(this.#file.path)] ?? "application/octet-stream";
  }

  get isImmutable(): boolean {
    return this.#file.served.startsWith("/assets/");
  }

  get etag(): string {
    return (this.#etag ??= hashEtag(this.#readBody()));
  }

  /** Not cached if there are compressed forms, since few clients accept none of them. */
  get body(): Bytes {
    return this.#edit || this.#file.isCompressed
      ? this.#readBody()
      : this.#keep("", () => this.#readBody());
  }

  get br(): Bytes | undefined {
    return this.#getForm(".br", (body) => brotliCompressSync(body, brotliParams));
  }

  get gzip(): Bytes | undefined {
    return this.#getForm(".gz", (body) => gzipSync(body));
  }

  #readBody(): Bytes {
    const text = readFileSync(this.#file.path);
    return this.#edit ? this.#edit(text) : text;
  }

  #getForm(ending: string, compress: (body: Bytes) => Bytes): Bytes | undefined {
    if (this.#edit) return this.#keep(ending, () => compress(this.#readBody()));
    if (!this.#file.isCompressed) return undefined;
    return this.#keep(ending, () => readFileSync(this.#file.path + ending));
  }

  #keep(ending: string, read: () => Bytes): Bytes {
    const key = this.#file.served + ending;
    const known = this.#cached.use(key);
    if (known) return known;
    // A copy, since a small Buffer is a part of a larger one.
    const bytes = new Uint8Array(read());
    this.#cached.set(key, bytes);
    return bytes;
  }
}

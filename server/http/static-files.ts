import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptsEncoding } from "./accepts-encoding.ts";
import { hasEtag, hashEtag } from "./etag.ts";
import type { BuiltFile } from "./static-files-list.ts";

/** A built file in memory with its compressed forms. */
export type StaticFile = {
  readonly type: string;
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | undefined;
  readonly gzip: Uint8Array<ArrayBuffer> | undefined;
  /** The name contains a hash of the contents, so the file never changes. */
  readonly isImmutable: boolean;
  /** Sent with every response, such as the policy of a page. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Bytes in memory, without encodings that are made on demand. */
export function countFileBytes({ body, gzip }: StaticFile): number {
  return body.byteLength + (gzip?.byteLength ?? 0);
}

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

/** Files that may contain the site's URL. */
const edited = /\.(html|xml|txt)$/;

/**
 * Reads built files into a map by URL path.
 *
 * @param edit Applied to the text of pages, site map and robots.txt.
 */
export function loadStaticFiles(
  built: readonly BuiltFile[],
  edit: (text: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer> = (text) => text,
): ReadonlyMap<string, StaticFile> {
  // One after the other: with hundreds of small files this takes half as long as all at once.
  return new Map(
    built.map(({ path, served }) => [
      served,
      edited.test(path)
        ? describeEdited(path, edit(readFileSync(path)))
        : readCompressed(path, served),
    ]),
  );
}

/**
 * Serves a file in the best encoding that the client accepts, or 304 if the client has it already.
 */
export function staticResponse(
  request: Request,
  file: StaticFile,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const common = {
    vary: "accept-encoding",
    ...file.headers,
    ...headers,
    etag: file.etag,
    "cache-control": file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
  };
  if (hasEtag(request, file.etag)) {
    return new Response(null, { status: 304, headers: common });
  }
  const accepted = request.headers.get("accept-encoding") ?? "";
  const [encoding, body] = chooseEncoding(file, accepted);
  return new Response(request.method === "HEAD" ? null : body, {
    headers: {
      ...common,
      "content-type": file.type,
      "content-length": String(body.byteLength),
      ...(encoding && { "content-encoding": encoding }),
    },
  });
}

function chooseEncoding(
  file: StaticFile,
  accepted: string,
): [encoding: string | undefined, body: Uint8Array<ArrayBuffer>] {
  // Checked first, because reading an encoding may create it.
  if (acceptsEncoding(accepted, "br") && file.br) return ["br", file.br];
  if (acceptsEncoding(accepted, "gzip") && file.gzip) return ["gzip", file.gzip];
  return [undefined, file.body];
}

/**
 * The build can't compress a file whose content changes at start, and compressing hundreds of pages
 * here would double the start time. Each encoding is created at its first request.
 */
function describeEdited(path: string, body: Uint8Array<ArrayBuffer>): StaticFile {
  let br: Uint8Array<ArrayBuffer> | undefined;
  let gzip: Uint8Array<ArrayBuffer> | undefined;
  return {
    ...describe(path, body),
    body,
    get br() {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      return (br ??= brotliCompressSync(body, { params }));
    },
    get gzip() {
      return (gzip ??= gzipSync(body));
    },
    isImmutable: false,
  };
}

/** The build has compressed all other files, at the best level. */
function readCompressed(path: string, served: string): StaticFile {
  const body = readFileSync(path);
  return {
    ...describe(path, body),
    body,
    br: readIfPresent(`${path}.br`),
    gzip: readIfPresent(`${path}.gz`),
    isImmutable: served.startsWith("/assets/"),
  };
}

function describe(path: string, body: Uint8Array): Pick<StaticFile, "type" | "etag"> {
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    etag: hashEtag(body),
  };
}

function readIfPresent(path: string): Uint8Array<ArrayBuffer> | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

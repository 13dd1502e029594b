import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** A built file, held in memory with its compressed forms. */
export type StaticFile = {
  readonly type: string;
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | undefined;
  readonly gzip: Uint8Array<ArrayBuffer> | undefined;
  /** The name holds a hash of the contents, so the file never changes. */
  readonly isImmutable: boolean;
};

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
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
};

/**
 * Reads every built file below a folder, by the path under which it is served.
 *
 * @param folder The built files.
 * @param editHtml What is done to each page's text before it is kept.
 */
export async function loadStaticFiles(
  folder: string,
  editHtml: (html: string) => string = (html) => html,
): Promise<ReadonlyMap<string, StaticFile>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !/\.(map|br|gz)$/.test(entry.name));
  const loaded = await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const served = `/${relative(folder, path).split(sep).join("/")}`;
      return [served, await loadFile(path, served, editHtml)] as const;
    }),
  );
  return new Map(loaded);
}

/** Answers with a file in the best form the client takes, or 304 when it has it already. */
export function staticResponse(
  request: Request,
  file: StaticFile,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const common = {
    ...headers,
    etag: file.etag,
    vary: "accept-encoding",
    "cache-control": file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
  };
  if (request.headers.get("if-none-match") === file.etag) {
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
  if (file.br && /\bbr\b/.test(accepted)) return ["br", file.br];
  if (file.gzip && /\bgzip\b/.test(accepted)) return ["gzip", file.gzip];
  return [undefined, file.body];
}

async function loadFile(
  path: string,
  served: string,
  editHtml: (html: string) => string,
): Promise<StaticFile> {
  const raw = await readFile(path);
  const body = new Uint8Array(path.endsWith(".html") ? Buffer.from(editHtml(raw.toString())) : raw);
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    body,
    ...(await findCompressed(path, body)),
    isImmutable: served.startsWith("/assets/"),
  };
}

/** Assets were compressed by the build; pages are compressed here, after their address was put in. */
async function findCompressed(
  path: string,
  body: Uint8Array,
): Promise<Pick<StaticFile, "br" | "gzip">> {
  if (path.endsWith(".html")) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return {
      br: new Uint8Array(brotliCompressSync(body, { params })),
      gzip: new Uint8Array(gzipSync(body)),
    };
  }
  const [br, gzip] = await Promise.all([readIfPresent(`${path}.br`), readIfPresent(`${path}.gz`)]);
  return { br, gzip };
}

async function readIfPresent(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return existsSync(path) ? new Uint8Array(await readFile(path)) : undefined;
}

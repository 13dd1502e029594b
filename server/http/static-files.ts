import { acceptsEncoding } from "./accepts-encoding.ts";
import { hasEtag } from "./etag.ts";

/** A file or a stored answer with its compressed forms. */
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

/** Bytes of a stored answer in memory: it keeps its compressed form, if it has one. */
export function countFileBytes(answer: StaticFile): number {
  return (answer.br ?? answer.gzip ?? answer.body).byteLength;
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

import { open, type FileHandle } from "node:fs/promises";
import { basename, extname } from "node:path";
import { hasEtag } from "./etag.ts";
import { forTheApp } from "./security-headers.ts";
import type { BuiltFile } from "./static-files-list.ts";
import { parseRange, type ByteRange } from "./static-files-range.ts";

/** A built file that stays on disk and is streamed from there. */
export type DiskFile = { readonly path: string; readonly type: string };

const types: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};

const pieceBytes = 64 * 1024;

/**
 * Maps URL paths to the files to stream. Only files in this map are served, so no request can name
 * any other file on disk.
 */
export function noteDiskFiles(built: readonly BuiltFile[]): ReadonlyMap<string, DiskFile> {
  return new Map(
    built.map(({ path, served }) => [
      served,
      { path, type: types[extname(path)] ?? "application/octet-stream" },
    ]),
  );
}

/** Serves a file or the requested range of it; undefined if the file no longer exists. */
export async function diskResponse(
  request: Request,
  file: DiskFile,
): Promise<Response | undefined> {
  const handle = await openIfPresent(file.path);
  if (!handle) return undefined;
  let isStreaming = false;
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return undefined;
    const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
    const { status, headers, part } = planAnswer(request, stats.size, etag);
    isStreaming = part !== undefined;
    return new Response(part && streamPart(handle, part), {
      status,
      headers: { ...getHeaders(file, etag), ...headers },
    });
  } finally {
    if (!isStreaming) await handle.close();
  }
}

/** Status and headers of a response, and the byte range of its body. */
type Plan = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly part?: ByteRange;
};

function planAnswer(request: Request, size: number, etag: string): Plan {
  if (hasEtag(request, etag)) return { status: 304, headers: {} };
  const { method, headers } = request;
  const whole = { "content-length": String(size) };
  // Only GET supports ranges, and only if the client's other ranges are of this exact file.
  if (method !== "GET") return { status: 200, headers: whole };
  const isSameFile = (headers.get("if-range") ?? etag) === etag;
  const part = isSameFile ? parseRange(headers.get("range"), size) : undefined;
  if (part === "unsatisfiable") {
    return { status: 416, headers: { "content-range": `bytes */${size}` } };
  }
  if (!part) return { status: 200, headers: whole, part: { first: 0, last: size - 1 } };
  const { first, last } = part;
  return {
    status: 206,
    headers: {
      "content-length": String(last - first + 1),
      "content-range": `bytes ${first}-${last}/${size}`,
    },
    part,
  };
}

function getHeaders({ path, type }: DiskFile, etag: string): Record<string, string> {
  // A header allows only some of the characters of a file name.
  const name = basename(path).replaceAll(/[^\w.-]/g, "_");
  return {
    etag,
    "accept-ranges": "bytes",
    "cache-control": "no-cache",
    "content-type": type,
    ...(type.startsWith("video/") && forTheApp),
    ...(type === "application/pdf" && { "content-disposition": `inline; filename="${name}"` }),
  };
}

/** Reads a chunk at a time, as fast as the client takes it, and closes the file at the end. */
function streamPart(
  handle: FileHandle,
  { first, last }: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = first;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const piece = new Uint8Array(Math.min(pieceBytes, last + 1 - position));
          const { bytesRead } = await handle.read(piece, 0, piece.byteLength, position);
          position += bytesRead;
          if (bytesRead > 0) controller.enqueue(piece.subarray(0, bytesRead));
          else if (position <= last) throw new Error("The file became shorter while it was sent");
          if (position <= last) return;
          await handle.close();
          controller.close();
        } catch (error) {
          await handle.close();
          controller.error(error);
        }
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  );
}

async function openIfPresent(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}

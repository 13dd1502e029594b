import { readdirSync, readlinkSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadConfig } from "#server/config.ts";
import { listen, type Listening } from "#server/listen.ts";
import { connectionLimits } from "./connection-limits.ts";
import { listBuiltFiles } from "./static-files-list.ts";
import { diskResponse, noteDiskFiles, type DiskFile } from "./static-files-on-disk.ts";

/** More than any socket buffers, so that sending has to wait for the reader. */
const longFilmBytes = 200_000_000;
const filmBytes = 1_000_000;
const film = Buffer.from(Array.from({ length: filmBytes }, (_, index) => index % 251));

const limits = connectionLimits(loadConfig({}));

let folder: string;
let files: ReadonlyMap<string, DiskFile>;
let server: Listening;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "disk-files-"));
  await mkdir(join(folder, "videos"));
  await writeFile(join(folder, "videos", "hero.mp4"), film);
  await writeFile(join(folder, "videos", "hero.webm"), film);
  await writeFile(join(folder, "videos", "long.mp4"), "");
  await truncate(join(folder, "videos", "long.mp4"), longFilmBytes);
  await writeFile(join(folder, "sheet.pdf"), "%PDF-1.7");
  await writeFile(join(folder, 'über "6205".pdf'), "%PDF-1.7");
  await writeFile(join(folder, "empty.pdf"), "");
  await writeFile(join(folder, "gone.pdf"), "%PDF-1.7");
  await symlink("/etc/hostname", join(folder, "link.pdf"));
  files = noteDiskFiles(listBuiltFiles(folder).streamed);
  server = await listen({ fetch: answer, port: 0, host: "127.0.0.1", headers: {}, limits });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function answer(request: Request): Promise<Response> {
  const file = files.get(decodeURIComponent(new URL(request.url).pathname));
  return (file && (await diskResponse(request, file))) ?? new Response("none", { status: 404 });
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}${path}`, init);
}

function askRange(
  range: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return ask("/videos/hero.mp4", { headers: { range, ...headers } });
}

async function getBytes(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

test("a whole video arrives unchanged, with accept-ranges", async () => {
  const response = await ask("/videos/hero.mp4");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "accept-ranges": "bytes",
    "content-length": String(filmBytes),
    "content-type": "video/mp4",
  });
  expect((await getBytes(response)).equals(film)).toBe(true);
});

test("content types follow the extension, and a PDF opens inline under its file name", async () => {
  const { headers: filmHeaders } = await ask("/videos/hero.webm", { method: "HEAD" });
  expect(filmHeaders.get("content-type")).toBe("video/webm");
  expect(filmHeaders.get("content-disposition")).toBeNull();
  const { headers } = await ask("/sheet.pdf");
  expect(headers.get("content-type")).toBe("application/pdf");
  expect(headers.get("content-disposition")).toBe('inline; filename="sheet.pdf"');
});

test("no file name can break a header", async () => {
  const { status, headers } = await ask(`/${encodeURIComponent('über "6205".pdf')}`);
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toBe('inline; filename="_ber__6205_.pdf"');
});

test.each([
  ["bytes=0-0", 0, 0],
  ["bytes=100000-299999", 100_000, 299_999],
  ["bytes=999990-", 999_990, 999_999],
  ["bytes=-10", 999_990, 999_999],
  ["bytes=999990-5000000", 999_990, 999_999],
])("%s returns that range", async (range, first, last) => {
  const response = await askRange(range);
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe(`bytes ${first}-${last}/${filmBytes}`);
  expect(response.headers.get("content-length")).toBe(String(last - first + 1));
  expect((await getBytes(response)).equals(film.subarray(first, last + 1))).toBe(true);
});

test("a range after the end returns 416 with the size", async () => {
  const response = await askRange(`bytes=${filmBytes}-`);
  expect(response.status).toBe(416);
  expect(response.headers.get("content-range")).toBe(`bytes */${filmBytes}`);
  expect(await response.text()).toBe("");
});

test.each(["bytes=0-1,5-6", "bytes=9-3", "bytes=x", "pages=1-2"])(
  "%s returns the whole video",
  async (range) => {
    const response = await askRange(range);
    expect(response.status).toBe(200);
    expect((await getBytes(response)).byteLength).toBe(filmBytes);
  },
);

test("If-Range returns a range only of the same version of the video", async () => {
  const etag = (await ask("/videos/hero.mp4", { method: "HEAD" })).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]+"$/);
  const statusFor = async (condition: string): Promise<number> => {
    const response = await askRange("bytes=0-9", { "if-range": condition });
    await response.arrayBuffer();
    return response.status;
  };
  expect(await statusFor(etag)).toBe(206);
  expect(await statusFor('"another"')).toBe(200);
  expect(await statusFor(`W/${etag}`)).toBe(200);
  expect(await statusFor("Wed, 21 Oct 2026 07:28:00 GMT")).toBe(200);
});

test("a client with the current file gets 304, with or without a range", async () => {
  const etag = (await ask("/sheet.pdf")).headers.get("etag") ?? "";
  const statusFor = async (named: string): Promise<number> =>
    (await ask("/sheet.pdf", { headers: { "if-none-match": named, range: "bytes=0-1" } })).status;
  expect(await statusFor(etag)).toBe(304);
  expect(await statusFor(`"a", W/${etag}`)).toBe(304);
  expect(await statusFor('"a"')).toBe(206);
});

test("HEAD returns the size without a body, with or without a range", async () => {
  const response = await ask("/videos/hero.mp4", {
    method: "HEAD",
    headers: { range: "bytes=0-9" },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-length")).toBe(String(filmBytes));
  expect(response.headers.get("accept-ranges")).toBe("bytes");
  expect(await response.text()).toBe("");
});

test("an empty file is served, but has no ranges", async () => {
  expect(await (await ask("/empty.pdf")).text()).toBe("");
  expect((await ask("/empty.pdf", { headers: { range: "bytes=0-" } })).status).toBe(416);
});

test("a file that was deleted or became a folder returns 404", async () => {
  await rm(join(folder, "gone.pdf"));
  expect((await ask("/gone.pdf")).status).toBe(404);
  await mkdir(join(folder, "gone.pdf"));
  expect((await ask("/gone.pdf")).status).toBe(404);
});

test("doesn't follow symbolic links", async () => {
  expect((await ask("/link.pdf")).status).toBe(404);
});

test("a replaced file is sent in its new version", async () => {
  const before = (await ask("/sheet.pdf")).headers.get("etag");
  await writeFile(join(folder, "new.tmp"), "%PDF-2.0 and longer");
  await rename(join(folder, "new.tmp"), join(folder, "sheet.pdf"));
  const response = await ask("/sheet.pdf");
  expect(await response.text()).toBe("%PDF-2.0 and longer");
  expect(response.headers.get("etag")).not.toBe(before);
});

test.runIf(process.platform === "linux")(
  "closes every file, also when the client disconnects",
  async () => {
    const leaving = new AbortController();
    const response = await ask("/videos/long.mp4", { signal: leaving.signal });
    expect(response.status).toBe(200);
    expect(openFilesBelow(folder)).toHaveLength(1);
    leaving.abort();
    await Promise.all([
      getBytes(await ask("/videos/hero.mp4")),
      ask("/sheet.pdf", { method: "HEAD" }),
    ]);
    await vi.waitFor(() => expect(openFilesBelow(folder)).toEqual([]));
  },
);

function openFilesBelow(place: string): readonly string[] {
  const open = readdirSync("/proc/self/fd").flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });
  return open.filter((path) => path.startsWith(place));
}

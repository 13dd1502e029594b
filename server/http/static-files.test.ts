import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadStaticFiles } from "./load-static-files.ts";
import { replaceBytes } from "./replace-bytes.ts";
import { listBuiltFiles } from "./static-files-list.ts";
import { staticResponse, type StaticFile } from "./static-files.ts";

let folder: string;
let files: ReadonlyMap<string, StaticFile>;

const written: Readonly<Record<string, string>> = {
  "about/index.html": "<p>at ORIGIN</p>",
  "sitemap.xml": "<loc>ORIGIN/</loc>",
  "sitemap.xml.br": "the build's, with the wrong address",
  "robots.txt": "Sitemap: ORIGIN/sitemap.xml",
  "assets/main-abc.js": "const origin = 'ORIGIN';",
  "assets/main-abc.js.br": "br",
  "assets/main-abc.js.gz": "gz",
  "assets/main-abc.js.map": "{}",
  "media/datasheets/6205.pdf": "%PDF",
  "videos/hero.mp4": "film",
  "videos/hero.webm": "film",
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-files-"));
  for (const [name, text] of Object.entries(written)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  files = loadStaticFiles(listBuiltFiles(folder).inMemory, (text) =>
    replaceBytes(text, "ORIGIN", "https://shop.example"),
  );
});

afterAll(() => rm(folder, { recursive: true }));

function ask(path: string, headers: Readonly<Record<string, string>> = {}): Response {
  const file = files.get(path);
  if (!file) throw new Error(`${path} isn't in memory`);
  return staticResponse(new Request(`http://localhost${path}`, { headers }), file);
}

async function getBytes(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

test("inserts the site's URL into pages, site map and robots.txt, but not into scripts", async () => {
  expect(await ask("/about/index.html").text()).toBe("<p>at https://shop.example</p>");
  expect(await ask("/sitemap.xml").text()).toBe("<loc>https://shop.example/</loc>");
  expect(await ask("/robots.txt").text()).toBe("Sitemap: https://shop.example/sitemap.xml");
  expect(await ask("/assets/main-abc.js").text()).toBe("const origin = 'ORIGIN';");
});

test("compresses a text with the site's URL after inserting it", async () => {
  const brotli = ask("/sitemap.xml", { "accept-encoding": "gzip, br" });
  expect(brotli.headers.get("content-encoding")).toBe("br");
  const text = "<loc>https://shop.example/</loc>";
  expect(brotliDecompressSync(await getBytes(brotli)).toString()).toBe(text);
  const gzip = ask("/sitemap.xml", { "accept-encoding": "gzip" });
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await getBytes(gzip)).toString()).toBe(text);
});

test("creates a compressed form once", () => {
  const page = files.get("/about/index.html");
  expect(page?.br).toBe(page?.br);
  expect(page?.gzip).toBe(page?.gzip);
});

test("serves the build's compressed files unchanged", async () => {
  const answer = ask("/assets/main-abc.js", { "accept-encoding": "br" });
  expect(await answer.text()).toBe("br");
});

test("another URL changes the page and its ETag", () => {
  const plain = loadStaticFiles(listBuiltFiles(folder).inMemory);
  expect(plain.get("/about/index.html")?.etag).not.toBe(files.get("/about/index.html")?.etag);
  expect(plain.get("/assets/main-abc.js")?.etag).toBe(files.get("/assets/main-abc.js")?.etag);
});

test("streams documents and videos, and leaves out source maps and compressed copies", () => {
  expect([...files.keys()].toSorted()).toEqual([
    "/about/index.html",
    "/assets/main-abc.js",
    "/robots.txt",
    "/sitemap.xml",
  ]);
  const streamed = listBuiltFiles(folder).streamed.map(({ served }) => served);
  expect(streamed.toSorted()).toEqual([
    "/media/datasheets/6205.pdf",
    "/videos/hero.mp4",
    "/videos/hero.webm",
  ]);
});

import { beforeEach, expect, test, vi } from "vitest";
import {
  ChunkLoadError,
  isFailedImport,
  loadChunk,
  markFailedImports,
  permitReload,
} from "./load-chunk.ts";

const gone = (): Promise<string> => Promise.reject(new TypeError("Failed to fetch"));
const reload = vi.fn<() => void>();
const saved = new Map<string, string>();

beforeEach(() => {
  reload.mockReset();
  saved.clear();
  vi.stubGlobal("window", { location: { pathname: "/shop", reload } });
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, text: string) => saved.set(name, text),
  });
});

function answerWith(status: number): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status })));
}

function getReason(work: Promise<unknown>): Promise<unknown> {
  return work.catch((error: unknown) => (error instanceof ChunkLoadError ? error.reason : error));
}

test("loads a chunk without asking the server", async () => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>());
  expect(await loadChunk(() => Promise.resolve("part"))).toBe("part");
  expect(fetch).not.toHaveBeenCalled();
});

test("keeps the page without a network and while the server is down", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await getReason(loadChunk(gone))).toBe("away");
  answerWith(502);
  expect(await getReason(loadChunk(gone))).toBe("away");
  expect(reload).not.toHaveBeenCalled();
});

test("retries a chunk after a short network failure", async () => {
  answerWith(200);
  const load = vi.fn(gone).mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce("part");
  expect(await loadChunk(load)).toBe("part");
  expect(reload).not.toHaveBeenCalled();
});

test("reloads once a minute, and for each retry, after an import failure that the browser caches", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  answerWith(200);
  void loadChunk(gone, "cart");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(saved.get("private:wish")).toMatch(/^cart \/shop \d+$/);
  expect(await getReason(loadChunk(gone, "cart"))).toBe("away");
  permitReload();
  void loadChunk(gone, "cart");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  expect(await getReason(loadChunk(gone, "cart"))).toBe("away");
  vi.setSystemTime(Date.now() + 61_000);
  void loadChunk(gone, "cart");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(3));
  vi.useRealTimers();
});

// docs/product/offline.md#open-during-a-deployment
test("reloads once for a chunk of an older build, and stores the intent", async () => {
  answerWith(404);
  void loadChunk(gone, "cart");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(saved.get("private:wish")).toMatch(/^cart \/shop \d+$/);
  expect(await getReason(loadChunk(gone))).toBe("updated");
  expect(reload).toHaveBeenCalledOnce();
});

test("never reloads in a browser without storage", async () => {
  answerWith(404);
  vi.stubGlobal("sessionStorage", undefined);
  expect(await getReason(loadChunk(gone))).toBe("updated");
  expect(reload).not.toHaveBeenCalled();
});

test("marks errors of failed imports only", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  markFailedImports();
  const payload = new TypeError("Failed to fetch dynamically imported module: /assets/cart.js");
  page.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  expect(isFailedImport(payload)).toBe(true);
  expect(payload.message).not.toMatch(/^Failed/);
  expect(isFailedImport(new TypeError("Failed to fetch"))).toBe(false);
});

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

// docs/product/reliability.md#heartbeat
test("an idle stream sends a heartbeat every 25 s", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  const controller = new AbortController();
  try {
    const response = await app.fetch("/api/live/products", { signal: controller.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    void (async () => {
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) return;
        heard += part.value;
      }
    })().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(24_900);
    const before = heard.length;
    await vi.advanceTimersByTimeAsync(200);
    expect(heard.slice(before)).toMatch(/^:/);
    const first = heard.length;
    await vi.advanceTimersByTimeAsync(25_000);
    expect(heard.slice(first)).toMatch(/^:/);
  } finally {
    controller.abort();
    vi.useRealTimers();
  }
});

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
    let received = "";
    void (async () => {
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) return;
        received += part.value;
      }
    })().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(24_900);
    const before = received.length;
    await vi.advanceTimersByTimeAsync(200);
    expect(received.slice(before)).toMatch(/^:/);
    const first = received.length;
    await vi.advanceTimersByTimeAsync(25_000);
    expect(received.slice(first)).toMatch(/^:/);
  } finally {
    controller.abort();
    vi.useRealTimers();
  }
});

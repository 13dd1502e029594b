import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { PageWindow, WindowPoint } from "./page-window.ts";

const startTimeoutMs = 20_000;
const callTimeoutMs = 30_000;

/** A session of the W3C WebDriver protocol: one browser with one window. */
export type DriverSession = {
  readonly window: PageWindow;
  readonly end: () => Promise<void>;
};

/** Starts a session as soon as the driver at `address` is ready. */
export async function startSession(address: string, capabilities: object): Promise<DriverSession> {
  await untilReady(address);
  const body = { capabilities: { alwaysMatch: capabilities } };
  const session = (await call("POST", `${address}/session`, body)) as { sessionId: string };
  const path = `${address}/session/${session.sessionId}`;
  const act = (type: string, actions: readonly object[]): Promise<unknown> =>
    call("POST", `${path}/actions`, { actions: [{ type, id: type, actions }] });
  return {
    window: {
      async goTo(url) {
        await call("POST", `${path}/url`, { url });
      },
      evaluate: (expression) =>
        call("POST", `${path}/execute/sync`, { script: `return ${expression};`, args: [] }),
      async press(point) {
        await act("pointer", [
          moveTo(point),
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ]);
      },
      async hover(point) {
        await act("pointer", [moveTo(point)]);
      },
      async type(text) {
        const strokes = Array.from(text, (value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]);
        await act("key", strokes.flat());
      },
      async saveImage(file) {
        await writeFile(file, String(await call("GET", `${path}/screenshot`)), "base64");
      },
    },
    async end() {
      await call("DELETE", path);
    },
  };
}

function moveTo({ x, y }: WindowPoint): object {
  return { type: "pointerMove", x: Math.round(x), y: Math.round(y) };
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`The WebDriver at ${address} did not get ready`);
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { "content-type": "application/json" },
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

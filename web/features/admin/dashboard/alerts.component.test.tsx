import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { closePage, openPage } from "#web/testing/open-page.tsx";
import { sampleOrder } from "#web/testing/samples.ts";

const old = sampleOrder(1);
const arrived = sampleOrder(2, { created_at: "2026-01-16T09:30:00.000Z" });
const icon =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'></svg>";

// docs/product/admin.md#orders-announce-themselves
test("a new order is counted in title and icon of the tab until the page is used", async () => {
  const link = Object.assign(document.createElement("link"), {
    rel: "icon",
    type: "image/svg+xml",
    href: icon,
  });
  document.head.prepend(link);
  document.title = "Admin dashboard";
  await openDashboard();
  expect(document.title).toBe("Admin dashboard");
  await receiveOrder();
  await expect.poll(() => document.title).toBe("(1) Admin dashboard");
  await expect.poll(() => decodeURIComponent(link.href)).toContain(">1</text>");
  await userEvent.keyboard("{Shift}");
  await expect.poll(() => document.title).toBe("Admin dashboard");
  expect(link.href).not.toContain("text");
  link.remove();
});

// docs/product/admin.md#orders-announce-themselves
test("a dashboard in a background tab hears of new orders, by its own stream or by another tab's", async () => {
  const { write, end } = await openWithStream();
  await switchTab("hidden");
  await expect.poll(() => api.calls("GET /api/live/orders")).toHaveLength(2);
  fakeShop({ viewer: "admin", orders: [arrived, old] });
  await write({ seq: 8, kind: "created", id: arrived.id });
  await expect.poll(() => document.title).toMatch(/^\(1\)/);

  const third = sampleOrder(3, { created_at: "2026-01-17T09:30:00.000Z" });
  fakeShop({ viewer: "admin", orders: [third, arrived, old] });
  const otherTab = new BroadcastChannel("/api/live/orders");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none
  otherTab.postMessage(JSON.stringify({ seq: 9, kind: "created", id: third.id }));
  await expect.poll(() => document.title).toMatch(/^\(2\)/);
  otherTab.close();
  await end();
});

test("of the dashboards in background tabs, only one stays connected", async () => {
  const { end } = await openWithStream();
  let release = (): void => undefined;
  let otherTab: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    otherTab = navigator.locks.request("/api/live/orders", async () => {
      const released = new Promise<void>((done) => (release = done));
      resolve();
      await released;
    });
  });
  await switchTab("hidden");
  expect(api.calls("GET /api/live/orders")).toHaveLength(1);
  release();
  await otherTab;
  await expect.poll(() => api.calls("GET /api/live/orders")).toHaveLength(2);
  await end();
});

// docs/product/admin.md#orders-announce-themselves
test("sound and notification are off until they are allowed on this device", async () => {
  const played = fakeSound();
  const shown = fakeNotifications("granted");
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  await openDashboard();
  await receiveOrder();
  await expect.poll(() => document.title).toMatch(/^\(1\)/);
  expect([played.length, shown.length]).toEqual([0, 0]);

  await page.getByRole("button", { name: "Alerts" }).click();
  await page.getByRole("switch", { name: "Play a sound" }).click();
  await page.getByRole("switch", { name: "Show a notification" }).click();
  await expect.element(page.getByRole("switch", { name: "Show a notification" })).toBeChecked();
  const heard = played.length;
  await receiveOrder(sampleOrder(3, { created_at: "2026-01-17T09:30:00.000Z" }));
  await expect.poll(() => shown).toEqual(["New order 00000000 from Arta Krasniqi, €25.00"]);
  expect(played.length).toBeGreaterThan(heard);
});

test("a browser that blocks notifications keeps the switch off and says how to allow them", async () => {
  fakeNotifications("denied");
  await openDashboard();
  await page.getByRole("button", { name: "Alerts" }).click();
  await expect.element(page.getByRole("switch", { name: "Show a notification" })).toBeDisabled();
  await expect.element(page.getByText("This browser blocks notifications")).toBeVisible();
});

// docs/product/admin.md#mail-about-new-orders
test("the dashboard says when no address gets mail about new orders", async () => {
  fakeShop({ viewer: "admin", orders: [old] });
  api.on("GET /api/admin/order-mail", { json: { recipients: 0 } });
  await openPage("/admin/products");
  await expect.element(page.getByText("No one gets mail about new orders")).toBeVisible();
});

test("the dashboard says nothing about mail while an address gets it", async () => {
  await openDashboard();
  await expect.element(page.getByText("No one gets mail about new orders")).not.toBeInTheDocument();
});

async function openDashboard(): Promise<void> {
  fakeShop({ viewer: "admin", orders: [old] });
  await openPage("/admin/products");
  await expect.element(page.getByRole("row").filter({ hasText: "Arta Krasniqi" })).toBeVisible();
  await expect.poll(countCalls).toBe(1);
}

/** Opens the dashboard with a stream of orders that lasts until the test ends it. */
async function openWithStream() {
  vi.stubGlobal("requestIdleCallback", (begin: () => void) => setTimeout(begin));
  const silent = () => ({ stream: new ReadableStream<Uint8Array<ArrayBuffer>>() });
  let events = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  for (const channel of ["products", "quotes"]) api.on(`GET /api/live/${channel}`, silent);
  api.on("GET /api/live/orders", () => {
    events = new TransformStream();
    return { stream: events.readable };
  });
  fakeShop({ viewer: "admin", orders: [old] });
  await openPage("/admin/products");
  await expect.poll(() => api.calls("GET /api/live/orders")).toHaveLength(1);
  const write = async (change: unknown): Promise<void> => {
    const writer = events.writable.getWriter();
    await writer.write(new TextEncoder().encode(`data: ${JSON.stringify(change)}\n\n`));
    writer.releaseLock();
  };
  const end = async (): Promise<void> => {
    await switchTab("visible");
    closePage();
  };
  return { write, end };
}

/** Shows or hides the page, and lets the time pass after which a hidden page disconnects. */
async function switchTab(state: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
}

async function receiveOrder(order = arrived): Promise<void> {
  const before = countCalls();
  fakeShop({ viewer: "admin", orders: [order, old] });
  // What an event of the live stream also does.
  window.dispatchEvent(new Event("focus"));
  await expect.poll(countCalls).toBeGreaterThan(before);
}

/** The calls that look for new orders. */
function countCalls(): number {
  const calls = api.calls("GET /api/orders");
  return calls.filter(({ query }) => query.get("limit") === "20").length;
}

function fakeSound(): unknown[] {
  const played: unknown[] = [];
  const param = {
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  const node = {
    frequency: param,
    gain: param,
    connect: (next: unknown) => next,
    stop: () => undefined,
  };
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      destination = node;
      resume = () => Promise.resolve();
      createGain = () => node;
      createOscillator = () => ({ ...node, start: (at: unknown) => played.push(at) });
    },
  );
  return played;
}

function fakeNotifications(permission: NotificationPermission): string[] {
  const shown: string[] = [];
  vi.stubGlobal(
    "Notification",
    class {
      static permission = permission;
      static requestPermission = () => Promise.resolve(permission);
      constructor(title: string) {
        shown.push(title);
      }
      addEventListener = () => undefined;
    },
  );
  return shown;
}

import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
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
  await expect.element(page.getByText("Nobody gets mail about new orders")).toBeVisible();
});

test("the dashboard says nothing about mail while an address gets it", async () => {
  await openDashboard();
  await expect.element(page.getByText("Nobody gets mail about new orders")).not.toBeInTheDocument();
});

async function openDashboard(): Promise<void> {
  fakeShop({ viewer: "admin", orders: [old] });
  await openPage("/admin/products");
  await expect.element(page.getByRole("row").filter({ hasText: "Arta Krasniqi" })).toBeVisible();
  await expect.poll(countCalls).toBe(1);
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

import { expect, test, vi } from "vitest";
import { createMemoryStorage } from "#web/testing/memory-storage.ts";
import { pendingSignOut } from "./pending-sign-out.ts";
import { webPlatform } from "./web-platform.ts";

// docs/product/accounts.md#sign-out-without-an-answer
test("requests have no session while a sign-out has no answer, except those of the sign-out and sign-in", async () => {
  const sent = new Map<string, RequestCredentials | undefined>();
  vi.stubGlobal("localStorage", createMemoryStorage());
  vi.stubGlobal("window", { location: { origin: "https://shop.example" } });
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => sent.set(url, init.credentials));
  pendingSignOut.write(true);
  void webPlatform.fetch("/api/orders", { method: "POST" });
  void webPlatform.fetch("/api/auth/sign-in/email", { method: "POST" });
  pendingSignOut.write(false);
  void webPlatform.fetch("/api/cart");
  expect([...sent]).toEqual([
    ["https://shop.example/api/orders", "omit"],
    ["https://shop.example/api/auth/sign-in/email", undefined],
    ["https://shop.example/api/cart", undefined],
  ]);
});

test("a page that can be neither shared nor copied, as on plain http, says that it failed", async () => {
  const sharedPage = { title: "NSK 6205", url: "http://shop.example/" };
  vi.stubGlobal("navigator", {});
  expect(await webPlatform.share(sharedPage)).toBe("failed");
  const copied: string[] = [];
  const writeText = async (text: string): Promise<void> => void copied.push(text);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await webPlatform.share(sharedPage)).toBe("copied");
  expect(copied).toEqual([sharedPage.url]);
});

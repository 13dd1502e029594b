import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { toast } from "./toast.ts";

test("keeps a toast while it is hovered or focused", async () => {
  fakeShop();
  await openPage("/account");
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  toast.success("Saved");
  const message = page.getByText("Saved");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect.element(message).toBeVisible();
  await message.hover();
  vi.advanceTimersByTime(30_000);
  await expect.element(message).toBeVisible();
  focus(dismiss.element());
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  vi.advanceTimersByTime(30_000);
  await expect.element(message).toBeVisible();
  blur(dismiss.element());
  vi.advanceTimersByTime(30_000);
  await expect.element(message).not.toBeInTheDocument();
});

// docs/product/admin.md#undo-in-the-message
test("a key's press in a toast gives the focus back to where it came from", async () => {
  fakeShop();
  await openPage("/account");
  const origin = page.getByRole("textbox", { name: "Email" }).first();
  toast.success("Deleted", { action: { label: "Undo", lang: "en", onAction: () => undefined } });
  const undo = page.getByRole("button", { name: "Undo" });
  await expect.element(undo).toBeVisible();
  focus(origin.element());
  focus(undo.element());
  await userEvent.keyboard("{Enter}");
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(origin).toHaveFocus();
});

test("dismisses a success after 5 s and an error after 9 s", async () => {
  fakeShop();
  await openPage("/account");
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  toast.success("Saved");
  toast.error("Lost");
  await expect.element(page.getByText("Saved")).toBeVisible();
  vi.advanceTimersByTime(4_900);
  await expect.element(page.getByText("Saved")).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(page.getByText("Saved")).not.toBeInTheDocument();
  await expect.element(page.getByText("Lost")).toBeVisible();
  vi.advanceTimersByTime(4_000);
  await expect.element(page.getByText("Lost")).not.toBeInTheDocument();
});

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}

function blur(element: Element): void {
  if (element instanceof HTMLElement) element.blur();
}

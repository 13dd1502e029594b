import { beforeEach, expect, it, vi } from "vitest";
import { readToasts, registerRegion, subscribeToToasts, toast } from "./toast.ts";

beforeEach(() => {
  for (const { id } of readToasts().toasts) toast.dismiss(id);
});

it("keeps the three newest toasts, oldest first", () => {
  for (const title of ["one", "two", "three", "four"]) toast.info(title);
  expect(readToasts().toasts.map(({ title }) => title)).toEqual(["two", "three", "four"]);
});

it("replaces a toast with the same text", () => {
  toast.success("Item added to cart");
  const [first] = readToasts().toasts;
  toast.error("Failed to load cart");
  toast.success("Item added to cart");
  const { toasts } = readToasts();
  expect(toasts.map(({ title }) => title)).toEqual(["Failed to load cart", "Item added to cart"]);
  expect(toasts.at(-1)?.id).not.toBe(first?.id);
});

it("shows toasts in a dialog that was there before the page's own region", () => {
  const dialog = Symbol("dialog");
  const leaveDialog = registerRegion(dialog);
  const leavePage = registerRegion(Symbol("page"), true);
  expect(readToasts().regions.at(-1)).toBe(dialog);
  leaveDialog();
  leavePage();
});

it("shows toasts in the newest region until it is removed", () => {
  const page = Symbol("page");
  const dialog = Symbol("dialog");
  const leavePage = registerRegion(page);
  const leaveDialog = registerRegion(dialog);
  expect(readToasts().regions.at(-1)).toBe(dialog);
  leaveDialog();
  expect(readToasts().regions.at(-1)).toBe(page);
  leavePage();
  expect(readToasts().regions).toEqual([]);
});

it("notifies subscribers until they unsubscribe", () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeToToasts(listener);
  toast.info("once");
  leave();
  toast.info("twice");
  expect(listener).toHaveBeenCalledTimes(1);
});

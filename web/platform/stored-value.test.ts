import { afterEach, expect, test, vi } from "vitest";
import { createMemoryStorage } from "#web/testing/memory-storage.ts";
import { createStoredText, createStoredValue } from "./stored-value.ts";

afterEach(() => vi.unstubAllGlobals());

const full = {
  getItem: () => null,
  setItem: () => {
    throw new Error("QuotaExceededError");
  },
  removeItem: () => undefined,
};

test("a value is written as text and parsed once", () => {
  const storage = createMemoryStorage();
  vi.stubGlobal("localStorage", storage);
  const options = { storedIn: "device", key: "sizes", empty: [] } as const;
  const sizes = createStoredValue<readonly number[]>({
    ...options,
    parse: (text) => text.split(" ").map(Number),
    format: (list) => (list.length === 0 ? null : list.join(" ")),
  });
  expect(sizes.read()).toBe(sizes.empty);
  expect(sizes.write([6204, 6205])).toBe(true);
  expect(storage.getItem("sizes")).toBe("6204 6205");
  expect(sizes.read()).toEqual([6204, 6205]);
  expect(sizes.read()).toBe(sizes.read());
  sizes.write([]);
  expect(storage.getItem("sizes")).toBeNull();
});

test("a value of the tab has a prefix, by which a sign-out finds it", () => {
  const storage = createMemoryStorage();
  vi.stubGlobal("sessionStorage", storage);
  createStoredText("tab", "form").write("typed");
  expect(storage.getItem("private:form")).toBe("typed");
});

test("a value that the device can't store lasts as long as the page", () => {
  vi.stubGlobal("localStorage", full);
  const text = createStoredText("device", "text");
  expect(text.write("typed")).toBe(false);
  expect(text.read()).toBe("typed");
});

test("private data that the tab can't store is not kept in memory", () => {
  vi.stubGlobal("sessionStorage", full);
  const text = createStoredText("tab", "text");
  expect(text.write("typed")).toBe(false);
  expect(text.read()).toBe("");
});

test("without storage, as during SSR, a value is empty", () => {
  expect(createStoredText("tab", "text").read()).toBe("");
});

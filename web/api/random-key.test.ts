import { afterEach, describe, expect, it, vi } from "vitest";
import { makeRandomKey } from "./random-key.ts";

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("makeRandomKey", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("returns a UUID v4", () => {
    expect(makeRandomKey()).toMatch(uuid4);
  });

  it("returns a UUID v4 on plain http, where randomUUID is missing", () => {
    const { crypto } = globalThis;
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 200 }, makeRandomKey);
    for (const key of keys) expect(key).toMatch(uuid4);
    expect(new Set(keys).size).toBe(200);
  });
});

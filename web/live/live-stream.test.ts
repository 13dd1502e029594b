import { describe, expect, it } from "vitest";
import { reconnectDelayMs } from "./live-stream.ts";

describe("reconnect delay", () => {
  it("doubles up to 30 s", () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((failures) => reconnectDelayMs(failures, 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it("is randomised between half and the full delay", () => {
    expect(reconnectDelayMs(0, 0)).toBe(500);
    expect(reconnectDelayMs(5, 0)).toBe(15_000);
  });
});

import { expect, it } from "vitest";
import { formatEur, formatOriginalPrice } from "./format-money.ts";

it("formats euro with two decimals and grouped thousands", () => {
  expect(formatEur(12.5)).toBe("€12.50");
  expect(formatEur(1234567.8)).toBe("€1,234,567.80");
  expect(formatEur(0)).toBe("€0.00");
});

it("formats Albanian amounts with a decimal comma and the unit at the end", () => {
  expect(formatEur(1250.5, "sq")).toBe("1\u00A0250,50\u00A0€");
  expect(formatOriginalPrice(1500, "ALL", "sq")).toBe("1\u00A0500\u00A0Lekë");
});

it("formats other currencies by their code", () => {
  expect(formatOriginalPrice(9.9, "USD").replace(/\s/u, " ")).toBe("USD 9.90");
  expect(formatOriginalPrice(1500, "ALL").replace(/\s/u, " ")).toBe("1,500 Lekë");
  expect(formatOriginalPrice(99.5, "ALL").replace(/\s/u, " ")).toBe("99.50 Lekë");
});

import { expect, test } from "vitest";
import { historyText } from "#web/messages/history.ts";
import { orderStatusText } from "#web/messages/order-status.ts";
import { describeEntry, type DescribedEntry, type HistoryItem } from "./describe-entry.ts";

test("shows the author, the Albanian date, and the values before and after", () => {
  const entry = describe({ action: "changed", changes: { price: [12.5, 13], name: ["a", "b"] } });
  expect(entry).toMatchObject({
    title: "Changed",
    who: "by Arta Hoxha",
    date: "21.11.2025, 00:30",
    cause: undefined,
  });
  expect(sentences(entry)).toEqual(["Name: a → b", "Price: 12.50 → 13.00"]);
});

test("shortens the id of the causing order or import to 8 characters", () => {
  const id = "1a2b3c4d-0000-4000-8000-000000000000";
  const changes: HistoryItem["changes"] = { stock_quantity: [10, 8] };
  const byOrder = describe({ action: "stock", changes, cause: { order: id } });
  expect(byOrder.cause).toBe("through order 1a2b3c4d");
  expect(sentences(byOrder)).toEqual(["Stock: 10 → 8"]);
  const byImport = describe({ action: "changed", changes, cause: { import: id } });
  expect(byImport.cause).toBe("through import 1a2b3c4d");
});

test("shows a status by its label", () => {
  const entry = describe({ action: "status", changes: { status: ["new", "confirmed"] } });
  expect(sentences(entry)).toEqual(["Status: Pending → Confirmed"]);
});

test("shows labels for visibility, categories and empty values", () => {
  const entry = describe({
    changes: { is_active: [true, false], category: ["Belts", "General"], brand: ["", "NSK"] },
  });
  expect(sentences(entry)).toEqual([
    "Brand: nothing → NSK",
    "Category: Industrial Belts → General",
    "State: Visible → Hidden",
  ]);
});

test("shows values added by a newer server unchanged", () => {
  const entry = describe({ changes: { weight_kg: [null, 2], status: ["shipped", "lost"] } });
  expect(sentences(entry)).toEqual(["Status: shipped → lost", "weight_kg: nothing → 2"]);
});

test("cuts off a long text", () => {
  const [change] = describe({ changes: { description: ["", "x".repeat(500)] } }).changes;
  expect(change?.after).toBe(`${"x".repeat(160)}…`);
});

function describe(fields: Partial<HistoryItem>): DescribedEntry {
  const item: HistoryItem = {
    id: 1,
    action: "changed",
    changes: {},
    cause: null,
    actor_name: "Arta Hoxha",
    at: "2025-11-20T23:30:00.000Z",
    ...fields,
  };
  return describeEntry(item, { history: historyText.en, statuses: orderStatusText.en });
}

function sentences(entry: DescribedEntry): readonly string[] {
  return entry.changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`);
}

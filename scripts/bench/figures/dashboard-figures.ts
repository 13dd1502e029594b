import { signInHeaders } from "../admin.ts";
import { requestFigure, type BenchFigure } from "../bench.ts";

const parts = [
  ["dashboard-page", "dashboard, whole page", "/admin/products"],
  ["dashboard-totals", "dashboard, totals", "/api/admin/stats"],
  ["dashboard-daily", "dashboard, 30 days", "/api/admin/daily?days=30"],
  ["dashboard-orders", "dashboard, newest orders", "/api/orders?limit=50"],
  ["dashboard-pending", "dashboard, pending orders", "/api/orders?limit=50&status=pending"],
  ["dashboard-names", "dashboard, products by name", "/api/admin/products?limit=50&sort=name-asc"],
  [
    "dashboard-stock",
    "dashboard, products by stock",
    "/api/admin/products?limit=50&sort=stock-asc",
  ],
] as const;

/** What the dashboard asks for; nothing of it is remembered. */
export const dashboardBenchFigures: readonly BenchFigure[] = parts.map(([id, title, path]) =>
  requestFigure(id, title, async (bench) => ({
    requests: [{ path, headers: await signInHeaders(bench) }],
  })),
);

import { listProductIds, signInHeaders } from "../admin.ts";
import { requestFigure, type Bench, type BenchFigure } from "../bench.ts";
import { makeOrderDatabase } from "../order-database.ts";
import { preparePgbench } from "../pgbench.ts";
import { toRequestText, type BenchRequest } from "../request-text.ts";

const clients = 16;

/** Orders of guests, and changes of their status by an admin. */
export const orderBenchFigures: readonly BenchFigure[] = [
  requestFigure("order-1", "guest order of 2 lines, 1 client", async (bench) => ({
    requests: await listOrders(bench),
    connections: 1,
  })),
  requestFigure("order-16", "guest order of 2 lines, 16 clients", async (bench) => {
    const database = await makeOrderDatabase(bench);
    return {
      requests: await listOrders(bench),
      connections: clients,
      isComparedToBare: true,
      queries: { url: database.url, requests: [[database.order]] },
      pgbench: await preparePgbench(bench, database, clients),
    };
  }),
  requestFigure("status-confirmed", "order confirmed, which takes stock", async (bench) => {
    const { toStatus, sendOnce } = await prepareStatus(bench);
    return { requests: toStatus("confirmed"), before: () => sendOnce("pending") };
  }),
  requestFigure("status-processing", "order processed, without stock", async (bench) => {
    const { toStatus, sendOnce } = await prepareStatus(bench);
    return { requests: toStatus("processing"), before: () => sendOnce("confirmed") };
  }),
];

async function listOrders(bench: Bench): Promise<readonly BenchRequest[]> {
  const ids = await listProductIds(bench);
  return ids.slice(1).map((id, index) => ({
    path: "/api/orders",
    body: {
      customer_name: "Bench {n}",
      phone: `+355 69 200 ${1_000 + index}`,
      country: "Shqipëri",
      city: "Tiranë",
      shipping_method: "Rruga 1",
      idempotency_key: "{uuid}",
      items: [
        { id, quantity: 1 },
        { id: ids[index], quantity: 2 },
      ],
    },
  }));
}

type StatusWork = {
  readonly toStatus: (status: string) => readonly BenchRequest[];
  readonly sendOnce: (status: string) => Promise<void>;
};

async function prepareStatus(bench: Bench): Promise<StatusWork> {
  const headers = await signInHeaders(bench);
  const { rows } = await bench.shop.database.query<{ id: string }>(
    "SELECT id FROM orders WHERE deleted_at IS NULL ORDER BY created_at DESC LIMIT $1",
    [bench.pace.batch],
  );
  const toStatus = (status: string): readonly BenchRequest[] =>
    rows.map(({ id }) => ({
      path: `/api/orders/${id}/status`,
      method: "PUT",
      headers,
      body: { status },
    }));
  return {
    toStatus,
    async sendOnce(status) {
      await bench.sendLoad({
        port: bench.shop.port,
        connections: 4,
        requests: toStatus(status).map(toRequestText),
        isOnce: true,
        maxMs: 60_000,
        minRequests: 0,
      });
      await bench.shop.settle();
    },
  };
}

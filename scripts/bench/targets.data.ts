import type { Figure } from "./figure.ts";
import { getTimesNode } from "./times-node.ts";

/** What a figure should reach. */
export type BenchTarget = {
  readonly id: string;
  /** Products of the shops it is about; without them, all. */
  readonly products?: readonly number[];
  /** Another value of the figure than its median, with its unit. */
  readonly value?: { readonly unit: string; read(figure: Figure): number | undefined };
  readonly max?: number;
  readonly min?: number;
};

const large = [100_000];
const largest = [1_000_000];

const pgbenchRate: BenchTarget["value"] = {
  unit: "× pgbench's rate",
  read: ({ requests, pgbench }) => requests && pgbench && requests.rate / pgbench.rate,
};
/** On the machine on which the targets in ms were set, they are so many times what node needs. */
const maxTimesNode = 1.4;
const nodeCpu: BenchTarget["value"] = { unit: "× node", read: getTimesNode };
const bareCpu: BenchTarget["value"] = { unit: "× bare", read: ({ timesBare }) => timesBare };

/** Milliseconds of requests are CPU of the server and the database. */
export const targets: readonly BenchTarget[] = [
  { id: "list-remembered", max: 0.15 },
  { id: "list-remembered", max: 5, value: bareCpu },
  { id: "list-changed", max: 1 },
  { id: "list-changed", max: maxTimesNode, value: nodeCpu },
  { id: "search-1-percent", max: 1.2, products: [1_000, ...large] },
  { id: "search-1-percent", max: 50, products: largest },
  { id: "search-2-letters", max: 20, products: large },
  { id: "search-2-letters", max: 50, products: largest },
  { id: "search-frequent", max: 50, products: [...large, ...largest] },
  { id: "order-1", max: 1.5 },
  { id: "order-16", max: 1.5 },
  { id: "order-16", max: maxTimesNode, value: nodeCpu },
  { id: "order-16", min: 0.5, value: pgbenchRate },
  { id: "shop-rendered", max: 5 },
  { id: "shop-size", max: 60 },
  { id: "dashboard-page", max: 10 },
  { id: "stream-memory", max: 15 },
  { id: "stream-change", max: 10 },
  { id: "start-ready", max: 1 },
  { id: "memory-idle", max: 120 },
  { id: "memory-rendered", max: 160 },
];

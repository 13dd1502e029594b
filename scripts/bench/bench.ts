import type { BareServer } from "./bare-process.ts";
import type { BenchShop } from "./bench-shop.ts";
import type { CleanUp } from "./clean-up.ts";
import type { Figure } from "./figure.ts";
import type { ForkedServer } from "./fork-program.ts";
import type { SendLoad } from "./load-process.ts";
import { measureRequests, type PreparedRequests } from "./measure-requests.ts";

/** How long each figure is measured. */
export type Pace = {
  readonly repeats: number;
  /** Length of a repeat. */
  readonly windowMs: number;
  /** Requests of a repeat that can't go on for as long as one likes. */
  readonly batch: number;
  readonly streams: number;
};

/** What figures are measured with. */
export type Bench = {
  readonly shop: BenchShop;
  readonly sendLoad: SendLoad;
  readonly bare: BareServer;
  /** Runs the queries of the last `QueryWork` that it was sent. */
  readonly queries: ForkedServer;
  readonly pace: Pace;
  readonly cleanUp: CleanUp;
};

/** Figures that are measured together. */
export type BenchFigure = {
  /** Name for `--only`; the beginning of the ids of its figures. */
  readonly id: string;
  measure(bench: Bench): Promise<readonly Figure[]>;
};

export const quickPace: Pace = { repeats: 3, windowMs: 300, batch: 40, streams: 500 };
export const fullPace: Pace = { repeats: 5, windowMs: 2_000, batch: 200, streams: 2_000 };

/** A figure about requests. */
export function requestFigure(
  id: string,
  title: string,
  prepare: (bench: Bench) => Promise<PreparedRequests> | PreparedRequests,
): BenchFigure {
  return {
    id,
    measure: async (bench) => [
      await measureRequests(bench, { id, title, ...(await prepare(bench)) }),
    ],
  };
}

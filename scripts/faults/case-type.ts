import type { ProofCase } from "../proof/proof-case.ts";

/** How much `npm run test:faults` does. */
export type FaultOptions = {
  /** Products in the shop that is backed up and restored. */
  readonly products: number;
  /** Orders in that shop. */
  readonly orders: number;
  /** Open event streams. */
  readonly streams: number;
  /** Minutes of mixed requests; 0 leaves the soak out. */
  readonly soakMinutes: number;
};

/** A case of `npm run test:faults`; it starts and ends its own servers. */
export type FaultCase = ProofCase<FaultOptions>;

import type { ReactNode } from "react";
import type { OfferedPart } from "./find-offers.ts";

/** A row of a table, for which products of the shop are looked for. */
export type OfferedRow = OfferedPart & {
  /** Identifies the row on its page: its full code. */
  readonly key: string;
  /** Maker and code, for a request by mail. */
  readonly part: string;
  /** Whether only the same part is offered, since its other executions are other rows. */
  readonly isExact?: boolean;
  /** Every belt of this section by the row's maker is offered, whatever it is named. */
  readonly section?: string;
  /** Of a size of seals: whether a rotary shaft seal is wanted, or another kind. */
  readonly seal?: "rotary" | "other";
};

/** Price, stock and 'Add to Cart' of a row, or the request by mail. */
export type RenderOffer = (key: string) => ReactNode;

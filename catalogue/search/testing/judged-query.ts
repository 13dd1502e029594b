import type { AskedQuery } from "./asked-queries.data.ts";

/** A query with what an engineer says of it. */
export type JudgedQuery = Omit<AskedQuery, "part"> & {
  /** As in a query; null if nothing has to be found. */
  readonly part?: string | null;
  /** Whether the first part is the same; false if nothing at all may be offered as the same. */
  readonly isSame?: boolean;
  /** What the code has to be read as. */
  readonly boreMm?: number;
  readonly contactAngleDeg?: number;
  readonly seal?: string;
  readonly clearance?: string;
  readonly section?: string;
  readonly joinedBelts?: number;
  readonly ribs?: number;
};

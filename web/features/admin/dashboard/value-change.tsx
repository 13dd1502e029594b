import type { ReactNode } from "react";

export type ValueChangeProps = {
  readonly from: string;
  /** Null if it stays. */
  readonly to: string | null;
};

/** A value before and after, or the value that stays. */
export function ValueChange({ from, to }: ValueChangeProps): ReactNode {
  if (to === null || to === from) return <span className="text-muted">{from}</span>;
  return (
    <>
      <span className="text-muted">{from} →</span> <strong className="font-semibold">{to}</strong>
    </>
  );
}

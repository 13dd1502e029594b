import { clsx } from "clsx";
import type { ReactNode } from "react";

export type SampleProps = {
  /** Component and state, such as "Button, busy". */
  readonly name: string;
  /** Spans the whole row. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** One component in one state, with its name below. */
export function Sample({ name, wide = false, children }: SampleProps): ReactNode {
  return (
    <figure className={clsx("dev-sample", wide && "dev-wide")}>
      <div className="dev-stage">{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** Samples side by side, as many as fit. */
export function Samples({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="dev-samples">{children}</div>;
}

/** Longer words than a layout usually expects. */
export const longWord =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
export const longText =
  "Single-row deep groove ball bearing with contact seals on both sides, grease for life, clearance C3, for electric motors, pumps, conveyor rollers and agricultural machines";

import type { ReactNode } from "react";
import { WarningIcon } from "./icons.tsx";

export type StatusLineProps = {
  /** Name for styles and tests. */
  readonly slot: string;
  /** Undefined hides the line. */
  readonly title: string | undefined;
  readonly text: string;
};

/** A bar at the bottom of the screen that shows why data may be outdated; it causes no layout shift. */
export function StatusLine({ slot, title, text }: StatusLineProps): ReactNode {
  return (
    // Always rendered, because screen readers announce only changes inside a live region.
    <div role="status" className="fixed inset-x-0 bottom-0 z-40" data-print="hide">
      {title !== undefined && (
        <p
          data-slot={slot}
          className="flex items-start justify-center gap-2 border-t border-yellow-line bg-yellow-soft px-4 py-3 text-sm text-ink"
        >
          <WarningIcon className="mt-0.5 size-4 shrink-0 text-yellow" />
          <span>
            <strong className="font-semibold">{title}</strong> {text}
          </span>
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import { WarningIcon } from "./icons.tsx";

export interface StatusLineProps {
  /** Names it for styles and tests. */
  readonly slot: string;
  /** Nothing is said while there is none. */
  readonly title: string | undefined;
  readonly text: string;
}

/** A line over the page's end that says why something may be behind; it moves nothing when it comes. */
export function StatusLine({ slot, title, text }: StatusLineProps): ReactNode {
  return (
    // There from the start, since only what changes inside is announced.
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

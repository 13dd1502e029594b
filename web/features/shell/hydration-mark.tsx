import { type ReactNode, Suspense, useEffect } from "react";
import { markHydrated } from "#web/platform/hydration.ts";

/**
 * Sets `data-hydrated` on the document when the page responds to input; tests wait for it. The page
 * is in a boundary of the router, which React hydrates after the frame, together with this one.
 */
export function HydrationMark(): ReactNode {
  return (
    <Suspense>
      <Mark />
    </Suspense>
  );
}

function Mark(): ReactNode {
  useEffect(markHydrated, []);
  return null;
}

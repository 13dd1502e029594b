import { useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { forgetReturnPlace, saveReturnPath } from "./return-place.ts";
import { useSessionHandle } from "./session-context.tsx";

/** Returns to this page, with its state, after the session expires and the user signs in again. */
export function useReturnPlace(): void {
  const owner = useSessionHandle().session.user?.id;
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => saveReturnPath(owner, href), [owner, href]);
  const leave = useEffectEvent(() => {
    // Still signed in, so the user navigated away.
    if (owner !== undefined) forgetReturnPlace();
  });
  useEffect(() => () => leave(), []);
}

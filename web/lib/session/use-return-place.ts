import { useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useSessionHandle } from "#web/lib/session-context.tsx";
import { forgetReturnPlace, keepReturnPlace } from "./return-place.ts";

/** Signing in after the session has ended by itself leads back to this page as it was. */
export function useReturnPlace(): void {
  const owner = useSessionHandle().session.user?.id;
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => keepReturnPlace(owner, href), [owner, href]);
  const leave = useEffectEvent(() => {
    // Still signed in: somebody goes elsewhere.
    if (owner !== undefined) forgetReturnPlace();
  });
  useEffect(() => () => leave(), []);
}

import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { accessDeniedMark } from "#web/session/access-denied.ts";
import { toast } from "#web/ui/toast.ts";

/** Shows why the dashboard redirected to the home page, and removes the marker from the URL. */
export function useAccessDenied(): void {
  const router = useRouter();
  const isDenied = useLocation({ select: ({ hash }) => hash === accessDeniedMark });
  useEffect(() => {
    if (!isDenied) return;
    void router.navigate({ to: "/", replace: true, resetScroll: false });
    // Rarely needed, and the page uses no other of these texts.
    void import("#domain/messages.ts").then(
      ({ messages }) => toast.error(messages.adminLogin.denied),
      () => undefined,
    );
  }, [isDenied, router]);
}

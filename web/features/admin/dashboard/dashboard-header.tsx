import { useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useText } from "#web/messages/language.tsx";
import { useSessionHandle } from "#web/session/session-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { AlertsButton } from "./alerts/alerts-button.tsx";

/** The title, a link to the shop and the sign-out button. */
export function DashboardHeader(): ReactNode {
  const text = useText(dashboardText);
  const navigate = useNavigate();
  const { onSignOut } = useSessionHandle();
  const [isBusy, setBusy] = useState(false);

  async function logOut(): Promise<void> {
    setBusy(true);
    // Navigate first: this page's guard would redirect a signed-out visitor to the sign-in page.
    const isOut = await onSignOut(() => navigate({ to: "/" }));
    if (isOut) toast.success(messages.dashboard.loggedOut);
    setBusy(false);
  }

  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-xl font-semibold">{text.title}</h1>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        <AlertsButton />
        <LinkButton to="/status">{text.serverStatus}</LinkButton>
        <LinkButton to="/shop">{text.viewShop}</LinkButton>
        <Button busy={isBusy} onClick={() => void logOut()}>
          {text.logout}
        </Button>
      </div>
    </header>
  );
}

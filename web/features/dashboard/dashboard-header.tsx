import { useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { useText } from "#web/lib/language.tsx";
import { useAuthActions } from "#web/lib/session/use-auth-actions.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { toast } from "#web/ui/toast.ts";

/** The title, the way to the shop and the way out. */
export function DashboardHeader(): ReactNode {
  const text = useText(dashboardText);
  const navigate = useNavigate();
  const { signOut } = useAuthActions();
  const [isBusy, setBusy] = useState(false);

  async function logOut(): Promise<void> {
    setBusy(true);
    // Away first: this page's guard would send a signed-out visitor to the sign-in page.
    await navigate({ to: "/" });
    await signOut();
    toast.success(messages.signIn.signedOut);
    toast.success(messages.dashboard.loggedOut);
  }

  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-xl font-semibold">{text.title}</h1>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/shop">{text.viewShop}</LinkButton>
        <Button busy={isBusy} onClick={() => void logOut()}>
          {text.logout}
        </Button>
      </div>
    </header>
  );
}

import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { useSession } from "#web/lib/session/use-session.ts";
import { adminAccessText } from "#web/messages/admin-access.ts";
import { Button } from "#web/ui/button.tsx";

/** Opens the admin-access dialog. Rendered for admins only. */
export function AdminPanelButton({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const text = useText(adminAccessText);
  const { isAdmin } = useSession();
  if (!isAdmin) return null;
  return (
    <Button size="lg" onClick={onOpen}>
      <ShieldCheck aria-hidden="true" />
      {text.panelButton}
    </Button>
  );
}

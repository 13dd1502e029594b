import type { ReactNode } from "react";
import { adminAccessText } from "#web/messages/admin-access.ts";
import { useText } from "#web/messages/language.tsx";
import { useSession } from "#web/session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { ShieldIcon } from "#web/ui/shop-icons.tsx";

/** Opens the admin-access dialog. Rendered for admins only. */
export function AdminPanelButton({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const text = useText(adminAccessText);
  const { isAdmin } = useSession();
  if (!isAdmin) return null;
  return (
    <Button size="lg" onClick={onOpen}>
      <ShieldIcon />
      {text.panelButton}
    </Button>
  );
}

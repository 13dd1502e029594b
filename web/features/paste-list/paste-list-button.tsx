import { ClipboardList } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { Button } from "#web/ui/button.tsx";

/** Opens the dialog for a pasted list. */
export function PasteListButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  const text = useText(shopText);
  return (
    <Button size="sm" data-print="hide" className="noscript:hidden" onClick={onClick}>
      <ClipboardList aria-hidden="true" />
      {text.pasteList}
    </Button>
  );
}

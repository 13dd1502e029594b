import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { Button } from "#web/ui/button.tsx";
import { ClipboardIcon } from "#web/ui/shop-icons.tsx";

/** Opens the dialog for a pasted list. */
export function PasteListButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  const text = useText(shopText);
  return (
    <Button size="sm" data-print="hide" className="noscript:hidden" onClick={onClick}>
      <ClipboardIcon />
      {text.pasteList}
    </Button>
  );
}

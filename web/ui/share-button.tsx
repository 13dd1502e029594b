import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { partActionsText } from "#web/messages/part-actions.ts";
import { Button } from "./button.tsx";
import { ShareIcon } from "./icons.tsx";
import { toast } from "./toast.ts";

/** Opens the device's share sheet with this page, or copies its address where there is none. */
export function ShareButton({ title }: { readonly title: string }): ReactNode {
  const text = useText(partActionsText);
  async function share(): Promise<void> {
    const url = window.location.href;
    if (typeof navigator.share === "function") {
      // Closing the sheet rejects; that is a choice, not a fault.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => toast.success(text.linkCopied),
      () => toast.error(text.linkNotCopied),
    );
  }
  return (
    <Button data-print="hide" className="noscript:hidden" onClick={() => void share()}>
      <ShareIcon />
      {text.share}
    </Button>
  );
}

import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { partActionsText } from "#web/messages/part-actions.ts";
import { platform } from "#web/platform/platform.ts";
import { Button } from "./button.tsx";
import { ShareIcon } from "./icons.tsx";
import { toast } from "./toast.ts";

/** Opens the device's share sheet with this page, or copies its URL where there is none. */
export function ShareButton({ title }: { readonly title: string }): ReactNode {
  const text = useText(partActionsText);
  async function share(): Promise<void> {
    const { pageUrl, share: shareUrl } = platform();
    const outcome = await shareUrl({ title, url: pageUrl() });
    if (outcome === "copied") toast.success(text.linkCopied);
    if (outcome === "failed") toast.error(text.linkNotCopied);
  }
  return (
    <Button data-print="hide" className="noscript:hidden" onClick={() => void share()}>
      <ShareIcon />
      {text.share}
    </Button>
  );
}

import { type ReactNode, useEffect, useState } from "react";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import { usePendingIntent } from "#web/offline/pending-intent.ts";
import { Button } from "#web/ui/button.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { openChunk } from "#web/ui/open-chunk.ts";
import { freshTool } from "./tool-draft.ts";

// The formulas and every listed size, loaded only when the tool is opened.
const intent = "belt-tool";
const loadTool = () => import("./tool-dialog.tsx");
const ToolDialog = lazyChunk(async () => (await loadTool()).ToolDialog);

/** Opens the tool that finds a listed size for a drive. Keeps the draft for the next time. */
export function ToolButton(): ReactNode {
  const text = useText(beltsText);
  const [isOpen, setOpen] = useState(false);
  const [isOnItsWay, setOnItsWay] = useState(false);
  const [state, setState] = useState(freshTool);
  async function open(): Promise<void> {
    setOnItsWay(true);
    if (await openChunk(loadTool, intent)) setOpen(true);
    setOnItsWay(false);
  }
  usePendingIntent([intent], () => void open());
  // A URL can open the tool too: a shortcut of the installed site does.
  useEffect(() => {
    if (window.location.hash === `#${intent}`) void openChunk(loadTool, intent).then(setOpen);
  }, []);
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        aria-haspopup="dialog"
        className="noscript:hidden"
        busy={isOnItsWay}
        onClick={() => void open()}
        // A failed preload is retried by the click.
        onPointerEnter={() => void loadTool().catch(() => undefined)}
      >
        {text.tool.open}
      </Button>
      {isOpen && (
        <ToolDialog state={state} onStateChange={setState} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

import { useHydrated } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ExportLink } from "#web/features/admin/dashboard/export-link.tsx";
import { useText } from "#web/messages/language.tsx";
import { productFilesText } from "#web/messages/product-files.ts";
import { loadChunk } from "#web/offline/load-chunk.ts";
import { usePendingIntent } from "#web/offline/pending-intent.ts";
import { useChunk } from "#web/offline/use-chunk.ts";
import { useSessionHandle } from "#web/session/session-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChunkErrorState } from "#web/ui/chunk-error-state.tsx";
import { importPlace, readSavedImportId } from "./import-memory.ts";

// Few visits to the dashboard import a file.
const loadImportDialog = () => import("./import-dialog.tsx");
const intent = "import";
const fetchImportDialog = () => loadChunk(loadImportDialog, intent);

/** Exports products to a file and imports them from one. */
export function ProductFiles(): ReactNode {
  const text = useText(productFilesText);
  const owner = useSessionHandle().session.user?.id;
  const isHydrated = useHydrated();
  // Undefined until the dialog is opened or closed: opens after a reload interrupted an import.
  const [choice, setOpen] = useState<boolean>();
  const isOpen = choice ?? (isHydrated && readSavedImportId(importPlace(owner)) !== undefined);
  const { value: dialog, reason, retry } = useChunk(fetchImportDialog, isOpen);
  usePendingIntent([intent], () => setOpen(true));
  const prepare = (): void => void loadImportDialog().catch(() => undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <ExportLink href="/api/admin/exports/products" text={text} />
      <Button
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Upload aria-hidden="true" />
        {text.import}
      </Button>
      {isOpen && dialog && <dialog.ImportDialog onClose={() => setOpen(false)} />}
      {isOpen && reason && <ChunkErrorState reason={reason} onRetry={retry} />}
    </div>
  );
}

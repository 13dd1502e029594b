import type { ReactNode } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import type { ToolDraft } from "./tool-draft.ts";
export interface ToolDialogProps {
  readonly draft: ToolDraft;
  readonly onDraftChange: (draft: ToolDraft) => void;
  readonly onClose: () => void;
}
export function ToolDialog({ onClose }: ToolDialogProps): ReactNode {
  return (
    <Dialog open onClose={onClose} title="Belt Selection Tool" size="lg">
      x
    </Dialog>
  );
}

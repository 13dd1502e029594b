import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { messages } from "#domain/messages.ts";
import { adminAccessText } from "#web/messages/admin-access.ts";
import { useText } from "#web/messages/language.tsx";
import { useSession } from "#web/session/use-session.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { toast } from "#web/ui/toast.ts";
import { accessOutcome } from "./access-outcome.ts";

export type AdminAccessDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The user is an admin. */
  readonly onGranted: () => void;
};

/** Checks the session's admin rights as soon as it opens. */
export function AdminAccessDialog({ open, onClose, onGranted }: AdminAccessDialogProps): ReactNode {
  const text = useText(adminAccessText);
  return (
    <Dialog open={open} onClose={onClose} size="sm" title={text.dialogTitle}>
      <Door onClose={onClose} onGranted={onGranted} />
    </Dialog>
  );
}

function Door({ onClose, onGranted }: Omit<AdminAccessDialogProps, "open">): ReactNode {
  const text = useText(adminAccessText);
  const navigate = useNavigate();
  const session = useSession();
  const outcome = accessOutcome(session);
  const answer = useEffectEvent(() => {
    if (outcome === "signed-out") {
      toast.error(messages.adminDialog.signInFirst);
      onClose();
      void navigate({ to: "/auth" });
    } else if (outcome === "denied") {
      toast.error(messages.adminDialog.required);
    } else if (outcome === "granted") {
      toast.success(messages.adminDialog.granted);
      onClose();
      onGranted();
    }
  });
  useEffect(() => answer(), [outcome]);

  if (outcome === "denied") {
    return (
      <Notice tone="warning" title={messages.adminDialog.required}>
        {text.refused(session.user?.email ?? "")}
      </Notice>
    );
  }
  return (
    <p className="flex items-center gap-3 text-sm text-muted">
      <Spinner />
      {text.checking}
    </p>
  );
}

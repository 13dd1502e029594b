import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import { ErrorState } from "#web/ui/error-state.tsx";

/** Stands where a page failed to load or to render; the shell around it keeps working. */
export function RouteError({ reset }: { readonly reset: () => void }): ReactNode {
  const { failed } = useText(shellText);
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  async function retry(): Promise<void> {
    setBusy(true);
    await router.invalidate();
    setBusy(false);
    reset();
  }
  return (
    <div className="page-column py-20">
      <ErrorState
        title={
          <span role="heading" aria-level={1}>
            {failed.title}
          </span>
        }
        text={failed.text}
        retryLabel={failed.retry}
        busy={busy}
        onRetry={() => void retry()}
      />
    </div>
  );
}

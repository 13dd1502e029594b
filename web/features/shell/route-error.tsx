import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { useText } from "#web/messages/language.tsx";
import { shellText } from "#web/messages/shell.ts";
import {
  ChunkLoadError,
  askServer,
  isFailedImport,
  loadMissingPage,
  type ChunkErrorReason,
} from "#web/offline/load-chunk.ts";
import { ChunkErrorState } from "#web/ui/chunk-error-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";

type RouteErrorProps = {
  readonly error: unknown;
  readonly reset: () => void;
};

/** The error boundary of a page that failed to load or render; the shell around it keeps working. */
export function RouteError({ error, reset }: RouteErrorProps): ReactNode {
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
      {isFailedImport(error) ? (
        <MissingPage />
      ) : (
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
      )}
    </div>
  );
}

/** The page's chunk failed to load: a full page load gets a newer version from the server. */
function MissingPage(): ReactNode {
  const { missing } = useText(shellText);
  const [reason, setReason] = useState<ChunkErrorReason>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    loadMissingPage().catch((error: unknown) =>
      setReason(error instanceof ChunkLoadError ? error.reason : "away"),
    );
  }, []);
  async function retry(): Promise<void> {
    setBusy(true);
    if ((await askServer()) === "away") setBusy(false);
    else window.location.reload();
  }
  return (
    reason && (
      <>
        <h1 className="sr-only">{missing}</h1>
        <ChunkErrorState reason={reason} title={missing} busy={busy} onRetry={() => void retry()} />
      </>
    )
  );
}

import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import {
  MissingPart,
  askServer,
  isFailedImport,
  loadMissingPage,
  type PartTrouble,
} from "#web/lib/load-part.ts";
import { shellText } from "#web/messages/shell.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { MissingPartState } from "#web/ui/missing-part-state.tsx";

interface RouteErrorProps {
  readonly error: unknown;
  readonly reset: () => void;
}

/** Stands where a page failed to load or to render; the shell around it keeps working. */
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

/** The script of this page didn't arrive: the server's own answer to its address has a newer one. */
function MissingPage(): ReactNode {
  const { missing } = useText(shellText);
  const [trouble, setTrouble] = useState<PartTrouble>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    loadMissingPage().catch((error: unknown) =>
      setTrouble(error instanceof MissingPart ? error.trouble : "away"),
    );
  }, []);
  async function retry(): Promise<void> {
    setBusy(true);
    if ((await askServer()) === "away") setBusy(false);
    else window.location.reload();
  }
  return (
    trouble && (
      <>
        <h1 className="sr-only">{missing}</h1>
        <MissingPartState
          trouble={trouble}
          title={missing}
          busy={busy}
          onRetry={() => void retry()}
        />
      </>
    )
  );
}

import { useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { permitReload, type ChunkErrorReason } from "#web/lib/load-chunk.ts";
import { chunkErrorText } from "#web/messages/chunk-error.ts";
import { ErrorState, type ErrorStateProps } from "./error-state.tsx";

interface ChunkErrorStateProps extends Pick<ErrorStateProps, "text" | "busy" | "className"> {
  readonly reason: ChunkErrorReason;
  /** Name of what failed to load; defaults to 'this part'. */
  readonly title?: ReactNode;
  readonly onRetry: () => void;
}

/** Replaces a chunk that failed to load; retries when the network is back. */
export function ChunkErrorState({ reason, onRetry, ...words }: ChunkErrorStateProps): ReactNode {
  const { away, updated, reload } = useText(chunkErrorText);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (reason !== "away") return;
    const again = (): void => retry();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [reason]);
  function retryByUser(): void {
    permitReload();
    onRetry();
  }
  if (reason === "away") return <ErrorState {...away} {...words} onRetry={retryByUser} />;
  return (
    <ErrorState
      {...words}
      {...updated}
      retryLabel={reload}
      onRetry={() => window.location.reload()}
    />
  );
}

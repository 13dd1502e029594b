import { type ReactNode, useEffect, useEffectEvent } from "react";
import { chunkErrorText } from "#web/messages/chunk-error.ts";
import { useText } from "#web/messages/language.tsx";
import { permitReload, type ChunkErrorReason } from "#web/offline/load-chunk.ts";
import { ErrorState, type ErrorStateProps } from "./error-state.tsx";

type ChunkErrorStateProps = {
  readonly reason: ChunkErrorReason;
  /** Name of what failed to load; defaults to 'this part'. */
  readonly title?: ReactNode;
  readonly onRetry: () => void;
} & Pick<ErrorStateProps, "text" | "busy" | "className">;

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

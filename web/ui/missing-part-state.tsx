import { useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import type { PartTrouble } from "#web/lib/load-part.ts";
import { missingPartText } from "#web/messages/missing-part.ts";
import { ErrorState, type ErrorStateProps } from "./error-state.tsx";

interface MissingPartStateProps extends Pick<ErrorStateProps, "text" | "busy" | "className"> {
  readonly trouble: PartTrouble;
  /** What didn't arrive, where there is a better name than 'this part'. */
  readonly title?: ReactNode;
  readonly onRetry: () => void;
}

/** Stands where a part of the page would; tries again by itself once there is a network. */
export function MissingPartState({ trouble, onRetry, ...words }: MissingPartStateProps): ReactNode {
  const { away, updated, reload } = useText(missingPartText);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (trouble !== "away") return;
    const again = (): void => retry();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [trouble]);
  if (trouble === "away") return <ErrorState {...away} {...words} onRetry={onRetry} />;
  return (
    <ErrorState
      {...words}
      {...updated}
      retryLabel={reload}
      onRetry={() => window.location.reload()}
    />
  );
}

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { Button } from "./button.tsx";
import { ErrorIcon } from "./icons.tsx";

export type ErrorStateProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly busy?: boolean;
  readonly className?: string;
};

/** Replaces content that failed to load, with a retry button. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel,
  busy = false,
  className,
}: ErrorStateProps): ReactNode {
  const words = useText(uiText);
  return (
    <div
      data-slot="error-state"
      role="alert"
      className={clsx(
        "flex flex-col items-center gap-2 rounded-lg border border-red-line bg-red-soft px-6 py-12 text-center",
        className,
      )}
    >
      <ErrorIcon className="mb-2 size-7 text-red" />
      <p className="text-base font-semibold wrap-anywhere">{title}</p>
      {text && <p className="max-w-prose text-sm wrap-anywhere text-muted">{text}</p>}
      {onRetry && (
        <Button className="mt-4" busy={busy} onClick={onRetry}>
          {retryLabel ?? words.retry}
        </Button>
      )}
    </div>
  );
}

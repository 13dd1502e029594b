import { type ReactNode, useRef } from "react";
import { frameText } from "#web/messages/frame.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "./button.tsx";
import book from "./drawings/book.svg?url";
import type { ExternalFrameProps } from "./external-frame.tsx";
import { useFrameState } from "./use-frame-state.ts";

/** The other host's page, or its placeholder. */
export function FrameBody({ src, title, blockedText, children }: ExternalFrameProps): ReactNode {
  const text = useText(frameText);
  const placeholder = useRef<HTMLDivElement>(null);
  const { state, canRetry, retry } = useFrameState(src, placeholder);
  if (state === "shown") {
    return (
      <iframe
        src={src}
        title={title}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- always cross-origin
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        allowFullScreen
        className="size-full border-0 bg-raised"
      />
    );
  }
  return (
    <div ref={placeholder} className="absolute inset-0 flex flex-col">
      <div className="relative min-h-0 flex-1">
        {children ?? (
          <img
            src={book}
            alt=""
            width={480}
            height={310}
            loading="lazy"
            className="mx-auto size-full max-w-3xl object-contain p-6"
          />
        )}
      </div>
      {/* Below the placeholder, so that it covers nothing, and as high with a note as without one. */}
      <div
        aria-live="polite"
        className="flex min-h-16 items-center gap-3 border-t border-hairline bg-raised px-4 py-2 text-sm"
      >
        {state === "checking" && <p>{text.checking}</p>}
        {state === "blocked" && <p className="flex-1">{blockedText ?? text.blocked}</p>}
        {canRetry && (
          <Button data-print="hide" onClick={retry}>
            {text.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

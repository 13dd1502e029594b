import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { frameText } from "#web/messages/frame.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "./button.tsx";
import book from "./drawings/book.svg?url";
import { ExternalIcon } from "./icons.tsx";
import { useFrameState } from "./use-frame-state.ts";

export type ExternalFrameProps = {
  readonly src: string;
  /** What the frame shows; its accessible name. */
  readonly title: string;
  /** URL of the same content as a page; defaults to `src`. */
  readonly linkHref?: string;
  readonly linkLabel?: string;
  /** Shown when the frame can't load. */
  readonly blockedText?: string;
  /** Placeholder until the frame loads, and when it can't; defaults to a drawing of an open book. */
  readonly children?: ReactNode;
  /** Sets the frame's height; a flipbook has 800 px: `h-200`. */
  readonly frameClassName: string;
  readonly className?: string;
};

/**
 * A page of another host. It loads when it comes near the viewport and its host answers; otherwise
 * a placeholder is shown beside the link.
 */
export function ExternalFrame(props: ExternalFrameProps): ReactNode {
  const { src, title, linkHref = src, linkLabel, className, frameClassName } = props;
  const text = useText(frameText);
  return (
    <figure data-slot="external-frame" className={clsx("flex flex-col gap-2", className)}>
      <div
        className={clsx(
          "relative flex flex-col overflow-hidden rounded-lg border border-hairline bg-sunken",
          frameClassName,
        )}
      >
        <FrameBody key={src} {...props} />
      </div>
      <figcaption>
        <a
          href={linkHref}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center gap-1.5 text-sm text-link pointer-coarse:min-h-11"
        >
          {linkLabel ?? `${title}: ${text.open}`}
          <ExternalIcon className="size-3.5" />
        </a>
      </figcaption>
    </figure>
  );
}

function FrameBody({ src, title, blockedText, children }: ExternalFrameProps): ReactNode {
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

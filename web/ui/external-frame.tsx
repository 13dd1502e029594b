import { clsx } from "clsx";
import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { ExternalIcon } from "./icons.tsx";

export interface ExternalFrameProps {
  readonly src: string;
  /** What the frame shows; its name for screen readers. */
  readonly title: string;
  /** The same thing as a page of its own. */
  readonly linkHref: string;
  readonly linkLabel: string;
  readonly showLabel: string;
  /** Said instead of showing the frame where it certainly can't load. */
  readonly blockedText: string;
  /** Fills the frame's place until somebody asks for it. */
  readonly children?: ReactNode;
  /** Gives the frame its height. */
  readonly frameClassName: string;
  readonly className?: string;
}

/**
 * A page of another host. The host hears of a visitor only when asked for: a frame that fails
 * doesn't say so, and until then a picture of our own holds its place on any connection.
 */
export function ExternalFrame({
  src,
  title,
  linkHref,
  linkLabel,
  showLabel,
  blockedText,
  children,
  frameClassName,
  className,
}: ExternalFrameProps): ReactNode {
  const [state, setState] = useState<"asleep" | "shown" | "blocked">("asleep");
  return (
    <figure data-slot="external-frame" className={clsx("flex flex-col gap-2", className)}>
      <div
        className={clsx(
          "relative flex flex-col overflow-hidden rounded-lg border border-hairline bg-sunken",
          frameClassName,
        )}
      >
        {state === "shown" ? (
          <iframe
            src={src}
            title={title}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- always another origin than ours
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            allowFullScreen
            className="size-full border-0 bg-raised"
          />
        ) : (
          <>
            {children}
            <div
              aria-live="polite"
              className="absolute inset-x-3 bottom-3 flex flex-wrap items-center gap-3"
            >
              {state === "blocked" ? (
                <p className="rounded-md border border-hairline bg-raised px-3 py-2 text-sm">
                  {blockedText}
                </p>
              ) : (
                <Button
                  data-print="hide"
                  onClick={() => setState(canLoad(src) ? "shown" : "blocked")}
                >
                  {showLabel}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      <figcaption>
        <a
          href={linkHref}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center gap-1.5 text-sm text-link pointer-coarse:min-h-11"
        >
          {linkLabel}
          <ExternalIcon className="size-3.5" />
        </a>
      </figcaption>
    </figure>
  );
}

/** No network, or a plain http frame on an https page, which every browser refuses. */
function canLoad(src: string): boolean {
  const isMixedContent = window.location.protocol === "https:" && src.startsWith("http:");
  return navigator.onLine && !isMixedContent;
}

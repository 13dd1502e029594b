import { clsx } from "clsx";
import { useRef } from "react";
import type { ReactNode } from "react";
import { useText } from "../lib/language.tsx";
import { useFrameState } from "../lib/use-frame-state.ts";
import { frameText } from "../messages/frame.ts";
import { Button } from "./button.tsx";
import book from "./drawings/book.svg?url";
import { ExternalIcon } from "./icons.tsx";

export interface ExternalFrameProps {
  readonly src: string;
  /** What the frame shows; its name for screen readers. */
  readonly title: string;
  /** The same thing as a page of its own; the frame's address unless told. */
  readonly linkHref?: string;
  readonly linkLabel?: string;
  /** Said where the frame can't load. */
  readonly blockedText?: string;
  /** Holds the frame's place until it loads, and where it can't; an open book unless told. */
  readonly children?: ReactNode;
  /** Gives the frame its height; a flipbook has 800 px: `h-200`. */
  readonly frameClassName: string;
  readonly className?: string;
}

/**
 * A page of another host. It loads by itself when it comes near the screen and its host answers;
 * until then, and where it never does, a picture of our own holds its place beside the link.
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
        // oxlint-disable-next-line react/iframe-missing-sandbox -- always another origin than ours
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        allowFullScreen
        className="size-full border-0 bg-raised"
      />
    );
  }
  return (
    <div ref={placeholder} className="absolute inset-0">
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
      <div aria-live="polite" className="absolute inset-x-3 bottom-3 flex flex-wrap gap-2">
        {state === "asking" && <p className={note}>{text.asking}</p>}
        {state === "refused" && <p className={note}>{blockedText ?? text.refused}</p>}
        {canRetry && (
          <Button data-print="hide" onClick={retry}>
            {text.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

const note = "rounded-md border border-hairline bg-raised px-3 py-2 text-sm";

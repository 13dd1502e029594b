import { clsx } from "clsx";
import type { ReactNode } from "react";
import { frameText } from "#web/messages/frame.ts";
import { useText } from "#web/messages/language.tsx";
import { ExternalIcon } from "./icons.tsx";
import { lazyChunk } from "./lazy-chunk.tsx";

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

// In the HTML from the start, and hydrated after what can be used: it waits for its host anyway.
const FrameBody = lazyChunk(async () => (await import("./frame-body.tsx")).FrameBody);

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

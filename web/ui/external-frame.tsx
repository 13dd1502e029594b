import { clsx } from "clsx";
import { ExternalLink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";

export interface ExternalFrameProps {
  readonly src: string;
  /** What the frame shows; its name for screen readers. */
  readonly title: string;
  /** The same thing as a page of its own. */
  readonly linkHref: string;
  readonly linkLabel: string;
  /** Shown until the frame is there, and instead of it where it can't load. */
  readonly fallback: ReactNode;
  /** Gives the frame its height. */
  readonly frameClassName: string;
  readonly className?: string;
}

/**
 * A page of another host. It is asked for only when it comes near the screen and its host
 * answers; until then, and otherwise for good, a calm fallback holds its place.
 */
export function ExternalFrame({
  src,
  title,
  linkHref,
  linkLabel,
  fallback,
  frameClassName,
  className,
}: ExternalFrameProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const reachable = useReachableWhenNear(box, src);
  return (
    <figure data-slot="external-frame" className={clsx("flex flex-col gap-2", className)}>
      <div
        ref={box}
        data-print="hide"
        className={clsx(
          "relative flex flex-col items-center justify-center overflow-hidden rounded-lg border border-hairline bg-sunken text-center text-sm text-muted",
          frameClassName,
        )}
      >
        {fallback}
        {reachable && (
          <iframe
            src={src}
            title={title}
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            allowFullScreen
            className="absolute inset-0 size-full border-0 bg-raised"
          />
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
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      </figcaption>
    </figure>
  );
}

/** A frame never says that it failed, so its host is asked first, as lightly as can be. */
function useReachableWhenNear(box: RefObject<HTMLElement | null>, src: string): boolean {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetch(src, {
          method: "HEAD",
          mode: "no-cors",
          credentials: "omit",
          signal: stop.signal,
        }).then(
          () => setReachable(true),
          // Offline, blocked or gone: the fallback simply stays.
          () => undefined,
        );
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [box, src]);
  return reachable;
}

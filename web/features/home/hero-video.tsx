import { type ReactNode, useEffect, useRef } from "react";
import { platform } from "#web/platform/platform.ts";
import { FilmPlayButton, FilmSeek } from "#web/ui/film-controls.tsx";
import { useFilm } from "#web/ui/use-film.ts";
import { useMediaQuery } from "#web/ui/use-media-query.ts";

export type HeroVideoProps = {
  /** Path without the extension; `.webm` and `.mp4` are next to each other. */
  readonly src: string;
  /** Shown until the film has its first frame, smaller on a phone; a video's poster has one size. */
  readonly still: ReactNode;
  readonly label: string;
  readonly isShown: boolean;
};

const startAfterMs = 1_000;
/** A phone loads the film, 0.7 MB, only when its button is pressed. */
const stillQuery =
  "(width < 64rem), (prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)";

/**
 * The first slide's video, muted and looping. It autoplays only on a wide screen while in view, and unless
 * reduced motion is preferred or the visitor paused it.
 */
export function HeroVideo({ src, still, label, isShown }: HeroVideoProps): ReactNode {
  const { film, element, videoProps } = useFilm();
  const wantsStill = useMediaQuery(stillQuery);
  const { serverUrl } = platform();
  const isStopped = useRef(false);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    if (!isShown) return video.pause();
    if (wantsStill || isStopped.current) return;
    // Starts late, so that it doesn't delay the first view; if the browser blocks it, the image stays.
    const timer = setTimeout(() => void video.play().catch(() => {}), startAfterMs);
    return () => clearTimeout(timer);
  }, [element, isShown, wantsStill]);
  function toggle(): void {
    isStopped.current = film.isPlaying;
    film.toggle();
  }
  return (
    <div className="light-paper relative grid *:col-start-1 *:row-start-1">
      {film.time.atSeconds === 0 && still}
      <video
        ref={element}
        muted
        loop
        preload="none"
        width={1600}
        height={900}
        aria-label={label}
        className="film aspect-video w-full object-cover"
        {...videoProps}
        onClick={toggle}
      >
        <source src={serverUrl(`${src}.webm`)} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={serverUrl(`${src}.mp4`)} type="video/mp4" />
      </video>
      <div
        data-print="hide"
        className="absolute start-3 bottom-3 flex items-center rounded-md border border-hairline bg-raised p-0.5 max-sm:[&_input]:hidden sm:w-64 noscript:hidden"
      >
        <FilmPlayButton film={{ ...film, toggle }} />
        <FilmSeek film={film} />
      </div>
    </div>
  );
}

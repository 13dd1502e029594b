import { type ReactNode, useEffect, useState } from "react";
import { useText } from "#web/messages/language.tsx";
import { videoText } from "#web/messages/video.ts";
import { platform } from "#web/platform/platform.ts";
import { FilmPlayButton, FilmSeek } from "./film-controls.tsx";
import { IconButton } from "./icon-button.tsx";
import { ChevronRightIcon } from "./icons.tsx";
import { useFilm } from "./use-film.ts";

/** A silent video. */
export type PlayerVideo = {
  /** URL of the .mp4, which every browser plays. */
  readonly src: string;
  /** A smaller copy, preferred if supported. */
  readonly webm?: string;
  readonly poster?: string;
  readonly title: string;
  readonly description: string;
};

export type VideoPlayerProps = {
  /** Accessible name of the player. */
  readonly label: string;
  readonly videos: readonly PlayerVideo[];
};

/**
 * Plays one of several videos: next and previous wrap around, and each stops at its end. Without
 * scripts the first video has native controls.
 */
export function VideoPlayer({ label, videos }: VideoPlayerProps): ReactNode {
  const text = useText(videoText);
  const [index, setIndex] = useState(0);
  const [failedSrc, setFailedSrc] = useState<string>();
  const { film, element, videoProps, rewind } = useFilm();
  const video = videos[index];
  useEffect(() => {
    // The files may have failed before hydration.
    const hasFailed = element.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
    if (hasFailed) setFailedSrc(video?.src);
  }, [element, video]);
  if (!video) return null;

  function step(by: 1 | -1): void {
    setIndex((index + by + videos.length) % videos.length);
    rewind();
  }
  return (
    <section
      data-slot="video-player"
      data-print="hide"
      aria-label={label}
      className="overflow-hidden rounded-lg border border-hairline bg-raised lg:grid lg:grid-cols-[2fr_1fr]"
    >
      <div>
        <div className="light-paper relative">
          <video
            // Each video gets a new element; it continues playing if the previous one was playing.
            key={video.src}
            ref={element}
            autoPlay={film.isPlaying}
            muted
            preload="metadata"
            poster={video.poster}
            aria-label={video.title}
            className="film block aspect-video w-full object-cover"
            {...videoProps}
            onLoadedData={() => setFailedSrc(undefined)}
          >
            <Sources video={video} onFailed={() => setFailedSrc(video.src)} />
          </video>
          {failedSrc === video.src && (
            <p role="alert" className={failure}>
              {text.failed}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-1 border-t border-hairline p-1.5 noscript:hidden">
          <IconButton label={text.previous} onClick={() => step(-1)}>
            <ChevronRightIcon className="rotate-180" />
          </IconButton>
          <FilmPlayButton film={film} />
          <IconButton label={text.next} onClick={() => step(1)}>
            <ChevronRightIcon />
          </IconButton>
          <FilmSeek film={film} />
          <p
            aria-hidden="true"
            className="px-2 font-mono text-sm whitespace-nowrap text-muted tabular-nums"
          >
            {text.position(index + 1, videos.length)}
          </p>
        </div>
      </div>
      <div
        aria-live="polite"
        className="border-hairline px-4 py-3 max-lg:border-t lg:border-s lg:p-6"
      >
        <p className="sr-only">{text.spokenPosition(index + 1, videos.length)}</p>
        <p className="font-semibold">{video.title}</p>
        <p className="mt-0.5 text-sm text-muted">{video.description}</p>
      </div>
    </section>
  );
}

/** Loaded from the server, since videos are too large to bundle with the app. */
function Sources({
  video,
  onFailed,
}: {
  readonly video: PlayerVideo;
  readonly onFailed: () => void;
}): ReactNode {
  const { serverUrl } = platform();
  return (
    <>
      {video.webm && (
        <source src={serverUrl(video.webm)} type='video/webm; codecs="av01.0.05M.08"' />
      )}
      <source src={serverUrl(video.src)} type="video/mp4" onError={onFailed} />
    </>
  );
}

const failure =
  "absolute inset-x-3 bottom-3 rounded-md border border-hairline bg-raised px-3 py-2 text-sm";

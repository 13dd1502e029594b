import { useHydrated } from "@tanstack/react-router";
import { clsx } from "clsx";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useText } from "../lib/language.tsx";
import { videoText } from "../messages/video.ts";
import { VideoPlayerControls } from "./video-player-controls.tsx";
import type { FilmTime } from "./video-player-controls.tsx";

/** A silent film. `src` is the copy that every browser plays. */
export interface PlayerVideo {
  readonly src: string;
  /** A lighter copy, offered first. */
  readonly webm?: string;
  readonly poster?: string;
  readonly title: string;
  readonly description: string;
}

export interface VideoPlayerProps {
  /** Names the player for screen readers. */
  readonly label: string;
  readonly videos: readonly PlayerVideo[];
  readonly className?: string;
}

/**
 * Plays one of several films: forward and back go round, and each stops at its end. Without
 * scripts the first one has the browser's own controls.
 */
export function VideoPlayer({ label, videos, className }: VideoPlayerProps): ReactNode {
  const text = useText(videoText);
  const element = useRef<HTMLVideoElement>(null);
  const isHydrated = useHydrated();
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [time, setTime] = useState(start);
  const [failedSrc, setFailedSrc] = useState<string>();
  const video = videos[index];
  if (!video) return null;

  function step(by: 1 | -1): void {
    setIndex((index + by + videos.length) % videos.length);
    setTime(start);
  }
  function toggle(): void {
    if (isPlaying) element.current?.pause();
    else element.current?.play().catch(() => setIsPlaying(false));
  }
  return (
    <section
      data-slot="video-player"
      data-print="hide"
      aria-label={label}
      className={clsx("overflow-hidden rounded-lg border border-hairline bg-raised", className)}
    >
      <div className="relative">
        <video
          // A new film is a new element; it goes on playing when the last one did.
          key={video.src}
          ref={element}
          controls={!isHydrated}
          autoPlay={isPlaying}
          muted
          playsInline
          preload="metadata"
          poster={video.poster}
          aria-label={video.title}
          className="block aspect-video w-full bg-sunken object-cover"
          onClick={isHydrated ? toggle : undefined}
          onPlay={() => setIsPlaying(true)}
          // The last film's element pauses when it is taken away; only the present one counts.
          onPause={(event) => event.currentTarget.isConnected && setIsPlaying(false)}
          onEnded={() => setIsPlaying(false)}
          onDurationChange={(event) => setTime(timeOf(event.currentTarget))}
          onTimeUpdate={(event) => setTime(timeOf(event.currentTarget))}
        >
          {video.webm && <source src={video.webm} type="video/webm" />}
          <source src={video.src} type="video/mp4" onError={() => setFailedSrc(video.src)} />
        </video>
        {failedSrc === video.src && (
          <p role="alert" className={failure}>
            {text.failed}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-1 border-t border-hairline p-2 noscript:hidden">
        <VideoPlayerControls
          isPlaying={isPlaying}
          time={time}
          onStep={step}
          onToggle={toggle}
          onSeek={(seconds) => {
            if (element.current) element.current.currentTime = seconds;
          }}
        />
        <p aria-hidden="true" className="ms-auto px-2 font-mono text-sm text-muted tabular-nums">
          {text.position(index + 1, videos.length)}
        </p>
      </div>
      <div aria-live="polite" className="border-t border-hairline px-4 py-3">
        <p className="sr-only">{text.spokenPosition(index + 1, videos.length)}</p>
        <p className="font-semibold">{video.title}</p>
        <p className="mt-0.5 text-sm text-muted">{video.description}</p>
      </div>
    </section>
  );
}

/** Before its first byte has come; the length only keeps the slider usable. */
const start: FilmTime = { atSeconds: 0, lengthSeconds: 1 };

function timeOf({ currentTime, duration }: HTMLVideoElement): FilmTime {
  return { atSeconds: currentTime, lengthSeconds: Number.isFinite(duration) ? duration : 1 };
}

const failure =
  "absolute inset-x-3 bottom-3 rounded-md border border-hairline bg-raised px-3 py-2 text-sm";

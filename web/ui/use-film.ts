import { useHydrated } from "@tanstack/react-router";
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";

export type FilmTime = {
  readonly atSeconds: number;
  readonly lengthSeconds: number;
};

export type Film = {
  readonly isPlaying: boolean;
  /** Playing, but waiting for data. */
  readonly isWaiting: boolean;
  readonly time: FilmTime;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
};

type FilmHook = {
  readonly film: Film;
  readonly element: RefObject<HTMLVideoElement | null>;
  /** Native controls until hydration; with scripts, CSS hides them. */
  readonly videoProps: ComponentProps<"video">;
  /** Call when the source changes. */
  readonly rewind: () => void;
};

/** A silent video with custom controls. */
export function useFilm(): FilmHook {
  const element = useRef<HTMLVideoElement>(null);
  const isHydrated = useHydrated();
  const [isPlaying, setIsPlaying] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [time, setTime] = useState(start);
  function toggle(): void {
    const video = element.current;
    if (isPlaying) return video?.pause();
    // All sources failed to load: load them again.
    if (video?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load();
    video?.play().catch(() => setIsPlaying(false));
  }
  function seek(seconds: number): void {
    if (element.current) element.current.currentTime = seconds;
    // Immediately, because the slider would jump back until the next `timeupdate`.
    setTime({ ...time, atSeconds: seconds });
  }
  useEffect(() => {
    // Metadata may have loaded before hydration.
    if (element.current?.readyState) setTime(getTime(element.current));
  }, []);
  return {
    film: { isPlaying, isWaiting: isPlaying && isWaiting, time, toggle, seek },
    element,
    rewind: () => setTime(start),
    videoProps: {
      controls: !isHydrated,
      playsInline: true,
      onClick: isHydrated ? toggle : undefined,
      onPlay: () => setIsPlaying(true),
      onWaiting: () => setIsWaiting(true),
      onPlaying: () => setIsWaiting(false),
      // A removed video fires `pause` as well; only the mounted one counts.
      onPause: (event) => event.currentTarget.isConnected && setIsPlaying(false),
      onDurationChange: (event) => setTime(getTime(event.currentTarget)),
      onTimeUpdate: (event) => setTime(getTime(event.currentTarget)),
    },
  };
}

/** Before metadata has loaded; the length only keeps the slider usable. */
const start: FilmTime = { atSeconds: 0, lengthSeconds: 1 };

function getTime({ currentTime, duration }: HTMLVideoElement): FilmTime {
  return { atSeconds: currentTime, lengthSeconds: Number.isFinite(duration) ? duration : 1 };
}

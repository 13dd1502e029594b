import { useHydrated } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { ComponentProps, RefObject } from "react";

export interface FilmTime {
  readonly atSeconds: number;
  readonly lengthSeconds: number;
}

export interface Film {
  readonly isPlaying: boolean;
  /** Wants to play and waits for the network. */
  readonly isWaiting: boolean;
  readonly time: FilmTime;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
}

interface FilmHook {
  readonly film: Film;
  readonly element: RefObject<HTMLVideoElement | null>;
  /** The browser's own controls serve until ours do, unseen by whoever has scripts. */
  readonly videoProps: ComponentProps<"video">;
  /** For another film in the same place. */
  readonly rewind: () => void;
}

/** A silent film with controls of our own. */
export function useFilm(): FilmHook {
  const element = useRef<HTMLVideoElement>(null);
  const isHydrated = useHydrated();
  const [isPlaying, setIsPlaying] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [time, setTime] = useState(start);
  function toggle(): void {
    const video = element.current;
    if (isPlaying) return video?.pause();
    // None of its files arrived: asks for them again.
    if (video?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load();
    video?.play().catch(() => setIsPlaying(false));
  }
  function seek(seconds: number): void {
    if (element.current) element.current.currentTime = seconds;
    // At once: the slider would jump back until the film tells its new time.
    setTime({ ...time, atSeconds: seconds });
  }
  useEffect(() => {
    // A film may have told its length before scripts listened.
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
      // A film that is taken away pauses as well; only the present one counts.
      onPause: (event) => event.currentTarget.isConnected && setIsPlaying(false),
      onDurationChange: (event) => setTime(getTime(event.currentTarget)),
      onTimeUpdate: (event) => setTime(getTime(event.currentTarget)),
    },
  };
}

/** Before its first byte has come; the length only keeps the slider usable. */
const start: FilmTime = { atSeconds: 0, lengthSeconds: 1 };

function getTime({ currentTime, duration }: HTMLVideoElement): FilmTime {
  return { atSeconds: currentTime, lengthSeconds: Number.isFinite(duration) ? duration : 1 };
}

import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { videoText } from "#web/messages/video.ts";
import { IconButton } from "./icon-button.tsx";
import { PauseIcon, PlayIcon } from "./icons.tsx";
import { Spinner } from "./spinner.tsx";
import type { Film } from "./use-film.ts";

export function FilmPlayButton({ film }: { readonly film: Film }): ReactNode {
  const text = useText(videoText);
  return (
    <IconButton label={film.isPlaying ? text.pause : text.play} onClick={film.toggle}>
      {film.isWaiting && <Spinner />}
      {!film.isWaiting && (film.isPlaying ? <PauseIcon /> : <PlayIcon />)}
    </IconButton>
  );
}

/** Slider for the playback position. */
export function FilmSeek({ film }: { readonly film: Film }): ReactNode {
  const text = useText(videoText);
  const { atSeconds, lengthSeconds } = film.time;
  return (
    <input
      type="range"
      aria-label={text.seek}
      aria-valuetext={text.seconds(Math.round(atSeconds))}
      min={0}
      max={lengthSeconds}
      step={0.1}
      value={atSeconds}
      onChange={(event) => film.seek(event.target.valueAsNumber)}
      className="mx-2 h-6 min-w-24 flex-1 accent-steel-6 pointer-coarse:h-11"
    />
  );
}

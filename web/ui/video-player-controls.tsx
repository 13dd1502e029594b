import type { ReactNode } from "react";
import { useText } from "../lib/language.tsx";
import { videoText } from "../messages/video.ts";
import { IconButton } from "./icon-button.tsx";
import { ChevronRightIcon, PauseIcon, PlayIcon } from "./icons.tsx";

export interface FilmTime {
  readonly atSeconds: number;
  readonly lengthSeconds: number;
}

export interface VideoPlayerControlsProps {
  readonly isPlaying: boolean;
  readonly time: FilmTime;
  readonly onStep: (by: 1 | -1) => void;
  readonly onToggle: () => void;
  readonly onSeek: (seconds: number) => void;
}

/** Back, play or pause, forward, and where the film is. */
export function VideoPlayerControls({
  isPlaying,
  time,
  onStep,
  onToggle,
  onSeek,
}: VideoPlayerControlsProps): ReactNode {
  const text = useText(videoText);
  const PlayOrPause = isPlaying ? PauseIcon : PlayIcon;
  return (
    <>
      <IconButton label={text.previous} onClick={() => onStep(-1)}>
        <ChevronRightIcon className="rotate-180" />
      </IconButton>
      <IconButton label={isPlaying ? text.pause : text.play} onClick={onToggle}>
        <PlayOrPause />
      </IconButton>
      <IconButton label={text.next} onClick={() => onStep(1)}>
        <ChevronRightIcon />
      </IconButton>
      <input
        type="range"
        aria-label={text.seek}
        aria-valuetext={text.seconds(Math.round(time.atSeconds))}
        min={0}
        max={time.lengthSeconds}
        step={0.1}
        value={time.atSeconds}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        className="mx-2 h-6 min-w-24 flex-1 accent-steel-6 pointer-coarse:h-11"
      />
    </>
  );
}

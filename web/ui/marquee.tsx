import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { PauseIcon, PlayIcon } from "./icons.tsx";

export type MarqueeProps = {
  /** Accessible name of the strip. */
  readonly label: string;
  readonly pauseLabel: string;
  readonly playLabel: string;
  readonly items: readonly string[];
  readonly renderItem: (item: string) => ReactNode;
  /** Number of copies of the items, even; enough of them to be wider than a wide screen. */
  readonly copies: number;
  readonly className?: string;
  /** Classes of each copy of the items. */
  readonly copyClassName: string;
};

/**
 * A strip that scrolls automatically. Pauses on hover, on focus, by its button and by `data-paused` on its moving
 * part; with reduced motion it is static, without copies.
 */
export function Marquee({
  label,
  pauseLabel,
  playLabel,
  items,
  renderItem,
  copies,
  className,
  copyClassName,
}: MarqueeProps): ReactNode {
  const [paused, setPaused] = useState(false);
  const Icon = paused ? PlayIcon : PauseIcon;
  return (
    <section
      data-slot="marquee"
      data-print="hide"
      aria-label={label}
      className={clsx(
        "group/marquee flex items-stretch motion-reduce:h-auto! motion-reduce:py-1.5",
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 items-center overflow-hidden motion-reduce:justify-center">
        <div
          data-slot="strip"
          className={clsx(
            "flex w-max animate-marquee motion-reduce:w-auto group-focus-within/marquee:[animation-play-state:paused] group-hover/marquee:[animation-play-state:paused] data-paused:[animation-play-state:paused]",
            paused && "[animation-play-state:paused]",
          )}
        >
          {Array.from({ length: copies }, (_, copy) => (
            <ul
              key={copy}
              aria-hidden={copy > 0 || undefined}
              inert={copy > 0}
              className={clsx("marquee-copy", copyClassName, copy > 0 && "motion-reduce:hidden")}
            >
              {items.map((item) => (
                <li key={item}>{renderItem(item)}</li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <button
        type="button"
        aria-label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
        className="flex w-10 shrink-0 items-center justify-center opacity-70 hover:opacity-100 focus-visible:-outline-offset-3 motion-reduce:hidden pointer-coarse:w-11"
      >
        <Icon className="size-3.5" />
      </button>
    </section>
  );
}

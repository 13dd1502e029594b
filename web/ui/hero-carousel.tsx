import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { carouselText } from "#web/messages/carousel.ts";
import { useText } from "#web/messages/language.tsx";
import { IconButton } from "./icon-button.tsx";
import { ChevronRightIcon, PauseIcon, PlayIcon } from "./icons.tsx";
import { useSlideshow } from "./use-slideshow.ts";

export type CarouselSlide = {
  readonly id: string;
  /** What the slide shows; its caption. */
  readonly label: string;
  /** The page of what it shows, which the caption leads to. */
  readonly path: string;
};

/** Visibility of a slide. */
export type SlideState = {
  /** In view, with the slideshow in the viewport. */
  readonly isShown: boolean;
  /** The current, next or previous slide; worth loading. */
  readonly isNear: boolean;
};

export type HeroCarouselProps<Slide extends CarouselSlide> = {
  /** Accessible name of the slideshow. */
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly renderSlide: (slide: Slide, state: SlideState) => ReactNode;
  readonly className?: string;
};

/**
 * Slides in a strip with scroll snapping, which also works without scripts. Advances automatically;
 * pauses on hover, on focus, off screen, by its button, and with reduced motion.
 */
export function HeroCarousel<Slide extends CarouselSlide>({
  label,
  slides,
  renderSlide,
  className,
}: HeroCarouselProps<Slide>): ReactNode {
  const text = useText(carouselText);
  const strip = useRef<HTMLDivElement>(null);
  const show = useSlideshow(strip, slides.length);
  const current = slides[show.index];
  const number = show.index + 1;

  function handleKey(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // In a video the arrow keys seek.
    if (by === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    show.step(by);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles its buttons' events
    <section
      data-slot="hero-carousel"
      aria-roledescription={text.carousel}
      aria-label={label}
      className={clsx("flex min-w-0 flex-col", className)}
      onKeyDown={handleKey}
      {...show.holdProps}
    >
      <div
        ref={strip}
        role="group"
        aria-label={text.slides}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling strip must be focusable
        tabIndex={0}
        {...show.stripProps}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-2 noscript:[scrollbar-width:auto]"
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={text.slide}
            aria-label={text.place(index + 1, slides.length)}
            inert={show.isHydrated && index !== show.index}
            className="w-full shrink-0 snap-start snap-always"
          >
            {renderSlide(slide, {
              isShown: show.isOnScreen && index === show.index,
              isNear: show.isHydrated && Math.abs(index - show.index) <= 1,
            })}
          </div>
        ))}
      </div>
      <div
        data-print="hide"
        className="flex flex-wrap items-center gap-1 border-t border-hairline p-1.5 pe-4 noscript:hidden"
      >
        <IconButton label={text.previous} onClick={() => show.step(-1)}>
          <ChevronRightIcon className="rotate-180" />
        </IconButton>
        <IconButton label={show.isPlaying ? text.stop : text.start} onClick={show.toggle}>
          {show.isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton label={text.next} onClick={() => show.step(1)}>
          <ChevronRightIcon />
        </IconButton>
        <p aria-hidden="true" className={position}>
          {text.position(number, slides.length)}
        </p>
        {current && <Caption slide={current} />}
        <p aria-live={show.isRunning ? "off" : "polite"} className="sr-only">
          {text.spokenPosition(number, slides.length, current?.label ?? "")}
        </p>
      </div>
    </section>
  );
}

function Caption({ slide: { path, label } }: { readonly slide: CarouselSlide }): ReactNode {
  return (
    <p className="min-w-0 flex-1 basis-24 text-xs sm:text-sm">
      <Link
        to={path}
        className="inline-flex min-h-6 items-center text-muted text-link pointer-coarse:min-h-11"
      >
        <span className="line-clamp-2">{label}</span>
      </Link>
    </p>
  );
}

const position =
  "min-w-0 px-2 font-mono text-sm tabular-nums sm:whitespace-nowrap max-[22rem]:hidden";

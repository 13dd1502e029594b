import type { ReactNode } from "react";
import type { Slide } from "#catalogue/media/slide.ts";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import { HeroCarousel } from "#web/ui/hero-carousel.tsx";
import { SlideImage } from "#web/ui/slide-image.tsx";
import { HeroVideo } from "./hero-video.tsx";

export type HeroSlideshowProps = {
  readonly slides: readonly Slide[];
  readonly className: string;
};

/** Eleven slides, the first a video. */
export function HeroSlideshow({ slides, className }: HeroSlideshowProps): ReactNode {
  const { hero } = useText(homeText);
  return (
    <HeroCarousel
      className={className}
      label={hero.slideshow}
      slides={slides.map((slide) => ({ ...slide, id: slide.name, label: slide.caption }))}
      renderSlide={({ name, alt }, { isShown, isNear }) => {
        const isVideo = name === "01-drive";
        const image = (
          <SlideImage
            name={name}
            alt={isVideo ? "" : alt}
            sizes="(min-width: 64rem) 55vw, 100vw"
            loading={isNear || isVideo ? "eager" : "lazy"}
            className="aspect-video w-full"
          />
        );
        return isVideo ? (
          <HeroVideo src="/videos/drive" still={image} label={alt} isShown={isShown} />
        ) : (
          image
        );
      }}
    />
  );
}

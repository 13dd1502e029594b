import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { homeText } from "#web/messages/home.ts";
import { HeroCarousel } from "#web/ui/hero-carousel.tsx";
import { SlidePicture } from "#web/ui/slide-picture.tsx";
import { HeroVideo } from "./hero-video.tsx";

/** Source: company specification section 2, "Home": eleven slides, the first a film. */
export function HeroSlideshow({ className }: { readonly className: string }): ReactNode {
  const { hero } = useText(homeText);
  return (
    <HeroCarousel
      className={className}
      label={hero.slideshow}
      slides={hero.slides}
      renderSlide={(slide, { isShown, isNear }) =>
        slide.id === "01-drive" ? (
          <HeroVideo src="/videos/drive" label={slide.alt} isShown={isShown} />
        ) : (
          <SlidePicture
            name={slide.id}
            alt={slide.alt}
            sizes="(min-width: 64rem) 55vw, 100vw"
            loading={isNear ? "eager" : "lazy"}
            className="aspect-video w-full object-cover"
          />
        )
      }
    />
  );
}

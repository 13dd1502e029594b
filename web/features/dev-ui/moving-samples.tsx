import type { ReactNode } from "react";
import { HeroCarousel } from "#web/ui/hero-carousel.tsx";
import { Marquee } from "#web/ui/marquee.tsx";
import { SlideImage } from "#web/ui/slide-image.tsx";
import { VideoPlayer } from "#web/ui/video-player.tsx";
import { Sample, Samples } from "./sample.tsx";

const slides = ["02-deep-groove", "03-angular-contact", "04-cylindrical"].map((id) => ({
  id,
  label: id,
  path: "/products/bearing",
}));

export function MovingSamples(): ReactNode {
  return (
    <Samples>
      <Sample name="Marquee: stops under the pointer, with the focus, by its button" wide>
        <Marquee
          label="Example strip"
          pauseLabel="Pause example"
          playLabel="Play example"
          items={["NSK", "PPL", "RHP", "Gates"]}
          renderItem={(name) => name}
          copies={6}
          copyClassName="[&>li]:px-8"
        />
      </Sample>
      <Sample name="HeroCarousel: swipe, arrows, button" wide>
        <HeroCarousel
          label="Example slides"
          slides={slides}
          renderSlide={({ id }) => <SlideImage name={id} alt="" sizes="60rem" />}
        />
      </Sample>
      <Sample name="VideoPlayer: a film that can't load" wide>
        <VideoPlayer
          label="Example films"
          videos={[
            { src: "/no-such-film.mp4", title: "No film", description: "Its file is missing." },
            { src: "/no-such-film-2.mp4", title: "No film either", description: "Nor this." },
          ]}
        />
      </Sample>
    </Samples>
  );
}

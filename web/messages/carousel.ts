/** Texts of slideshows. */
const en = {
  carousel: "slideshow",
  slide: "slide",
  slides: "Slides",
  previous: "Previous slide",
  next: "Next slide",
  start: "Start the slideshow",
  stop: "Stop the slideshow",
  position: (number: number, count: number): string => `${number} / ${count}`,
  place: (number: number, count: number): string => `${number} of ${count}`,
  spokenPosition: (number: number, count: number, label: string): string =>
    `Slide ${number} of ${count}: ${label}`,
};

export const carouselText = { en };

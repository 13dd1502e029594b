import { carousel as en } from "./en/carousel.ts";

export const carouselText = { en };

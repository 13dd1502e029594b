import { angularContactFilm } from "./scenes/angular-contact-film.ts";
import { cylindricalFilm } from "./scenes/cylindrical-film.ts";
import { deepGrooveFilm } from "./scenes/deep-groove-film.ts";
import { timingBeltFilm } from "./scenes/timing-belt-film.ts";

/**
 * Drawn films on a sheet of 1600 × 900 by name; time runs from 0 to 1. The film `drive` is traced.
 */
export const films: Readonly<Record<string, (time: number) => string>> = {
  "deep-groove": deepGrooveFilm,
  "angular-contact": angularContactFilm,
  cylindrical: cylindricalFilm,
  "timing-belt": timingBeltFilm,
};

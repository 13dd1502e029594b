import { angularContactFilm } from "./scenes/angular-contact-film.ts";
import { cylindricalFilm } from "./scenes/cylindrical-film.ts";
import { deepGrooveFilm } from "./scenes/deep-groove-film.ts";
import { drive } from "./scenes/drive.ts";
import { timingBeltFilm } from "./scenes/timing-belt-film.ts";

/** Scenes on a sheet of 1600 × 900 by the film's name; time runs from 0 to 1. */
export const films: Readonly<Record<string, (time: number) => string>> = {
  drive,
  "deep-groove": deepGrooveFilm,
  "angular-contact": angularContactFilm,
  cylindrical: cylindricalFilm,
  "timing-belt": timingBeltFilm,
};

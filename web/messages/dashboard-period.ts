import { maxFigureDays } from "#domain/period.ts";

/** Texts of the dashboard's periods. */
const en = {
  day: "Day",
  until: "Until (period)",
  /** Of the figures, which have a limit. */
  invalid: `From the first to the last day, ${maxFigureDays} days at most`,
};

export const dashboardPeriodText = { en };

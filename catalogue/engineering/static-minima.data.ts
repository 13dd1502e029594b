import type { RollingElements } from "./life.ts";

/** Duty of a bearing, which decides how much static safety it needs. */
export type StaticDuty = "normal" | "shock" | "quiet";

/**
 * Usual minimum of the static safety s0 of a rotating bearing, by duty. Source: guideline values of the
 * SKF general catalogue, which agree with those of ISO 76.
 */
export const staticMinima: Readonly<Record<RollingElements, Readonly<Record<StaticDuty, number>>>> =
  {
    ball: { normal: 1, shock: 1.5, quiet: 2 },
    roller: { normal: 1.5, shock: 3, quiet: 3 },
  };

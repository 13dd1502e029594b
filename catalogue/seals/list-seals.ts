import { fluidSeals } from "./fluid-seals.data.ts";
import { rotarySeals } from "./rotary-seals.data.ts";
import { getSealPath, sealsPath } from "./seal-path.ts";
import type { FluidSeal } from "./seal.ts";

/** Paths of the overview and of every seal's page. */
export const sealPaths: readonly string[] = [
  sealsPath,
  ...[...rotarySeals, ...fluidSeals].map(({ code }) => getSealPath(code)),
];

/** The hydraulic and pneumatic seals of one category, in the order of the list. */
export function listFluidSeals(category: FluidSeal["category"]): readonly FluidSeal[] {
  return fluidSeals.filter((seal) => seal.category === category);
}

/** The categories of the hydraulic and pneumatic seals with their names. */
export function listFluidCategories(): readonly {
  readonly category: string;
  readonly name: string;
}[] {
  const names = new Map(fluidSeals.map(({ category, name }) => [category, name]));
  return [...names].map(([category, name]) => ({ category, name }));
}

/** What products are named by: the size behind the letters, or the code of a V-ring. */
export function getSealSize(code: string): string {
  return code.replace(/^[A-Z]+ /, "");
}

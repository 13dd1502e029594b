import type { ReactNode } from "react";

/** What stands below the stat cards: orders and revenue per day, and what is running out. */
export function Figures(): ReactNode {
  return null;
}

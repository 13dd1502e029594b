/** Two colour tokens used together, and the contrast that they need. */
export type ColourPair = {
  readonly front: string;
  readonly back: string;
  /** 4.5 for text, 3 for the outline of a control. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
  readonly least: 4.5 | 3;
};

const grounds = ["paper", "raised", "sunken"] as const;
const statuses = ["yellow", "blue", "green", "red"] as const;

/** Every pair that the components use. */
export const colourPairs: readonly ColourPair[] = [
  ...grounds.flatMap((ground) => [
    ...["ink", "muted", "faint", "accent-text", "red"].map((front) => text(front, ground)),
    ...["line", "focus"].map((front) => outline(front, ground)),
  ]),
  text("ink", "steel-1"),
  text("muted", "steel-1"),
  text("on-accent", "accent"),
  text("on-accent", "accent-hover"),
  text("accent-text", "accent-soft"),
  text("on-red", "red"),
  text("on-strip", "strip"),
  ...statuses.flatMap((status) => [
    text(status, `${status}-soft`),
    text("ink", `${status}-soft`),
    text("muted", `${status}-soft`),
  ]),
];

function text(front: string, back: string): ColourPair {
  return { front, back, least: 4.5 };
}

function outline(front: string, back: string): ColourPair {
  return { front, back, least: 3 };
}

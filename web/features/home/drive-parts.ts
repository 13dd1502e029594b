/** What the hero's drawing shows, with standard sizes. The drawing is to scale, 2.8 units a mm. */
export const driveParts = [
  { name: "Deep groove ball bearing", code: "6309", size: "45 × 100 × 25" },
  { name: "V-belts on a pulley", code: "3 × SPA 140", size: "Ø140 × 50" },
  { name: "Rotary shaft seal", code: "42×72×10", size: "42 × 72 × 10" },
] as const;

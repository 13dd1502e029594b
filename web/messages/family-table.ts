/** The table of a family's sizes. */
const en = {
  caption: (family: string): string => `Sizes: ${family}`,
  code: "Code",
  compare: "Compare",
  compareOf: (code: string): string => `Compare ${code}`,
  full: "Four are compared at most. Take one out first.",
  sort: "Sort by",
  sorts: { ascending: "smallest first", descending: "largest first" },
  order: "Order",
  none: "–",
  figures: {
    bore: "d, mm",
    outside: "D, mm",
    width: "B, mm",
    dynamic: "C, kN",
    static: "C0, kN",
    grease: "Grease, rpm",
    oil: "Oil, rpm",
    mass: "Mass, kg",
  },
  thrustWidth: "H, mm",
  taperedWidth: "T, mm",
  speed: "Speed, rpm",
  comparison: "Comparison",
  figure: "Figure",
  differs: "differs",
  differences: (count: number): string =>
    count === 1 ? "1 figure differs and is marked." : `${count} figures differ and are marked.`,
  same: "No figure differs.",
  chooseMore: "Tick a second one to compare.",
  clear: "Clear comparison",
  copy: "Copy table",
  copied: "Table copied",
  notCopied: "The table couldn’t be copied. Save it as CSV instead.",
  save: "Save as CSV",
};

export const familyTableText = { en };

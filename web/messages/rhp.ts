/** RHP's page. */
const en = {
  back: "Back to bearing brands",
  name: "RHP",
  title: "RHP Bearings",
  description:
    "RHP precision ball, self-aligning and needle roller bearings and housing units: product lines, tolerance classes and technical data.",
  lead: "Precision ball bearings, self-aligning and needle roller bearings, and the Self-Lube and Silver-Lube housing units.",
  advantages: [
    "Close tolerance classes for spindles, up to P4",
    "Housing units that are greased and ready to fit",
    "Advice on type, fit and interchange, close by",
  ],
};

export const rhpText = { en };

/** A tooth shape and its advantages. Our own words; no figures. */
export type ToothForm = {
  /** Prefix of the profiles with this shape. */
  readonly starts: string;
  readonly about: string;
  readonly feature: string;
};

/** The last entry matches every profile. */
export const toothForms: readonly ToothForm[] = [
  {
    starts: "HTD-",
    about: "Curved teeth spread the load over the whole flank and sit deep in the pulley.",
    feature: "Runs in HTD pulleys of the same pitch",
  },
  {
    starts: "GT3-",
    about:
      "A tooth of Gates’ own shape that fills its groove closely: exact, and strong for its pitch.",
    feature: "Needs pulleys of the GT shape; check others first",
  },
  {
    starts: "RPP",
    about: "Parabolic teeth with a groove in the tip carry high loads and run quietly.",
    feature: "Chosen by pitch and tooth count",
  },
  {
    starts: "S",
    about: "Rounded teeth carry more load than trapezoidal ones of a similar pitch.",
    feature: "Runs in pulleys of the S profile only",
  },
  {
    starts: "",
    about: "Trapezoidal teeth at an inch pitch that all makers keep to.",
    feature: "Fits pulleys of the same letters, whoever made them",
  },
];

/** A product line of RHP, one row of the specifications. */
export type RhpProduct = {
  readonly name: string;
  readonly specs: string;
  readonly applications: string;
  /** Tolerance class: P4, P5, P6 or Normal. */
  readonly tolerance: string;
};

/** A family of RHP. */
export type RhpFamily = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly products: readonly RhpProduct[];
};

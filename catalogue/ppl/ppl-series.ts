/** A group of PPL's range and the slug of its page. */
export type PplGroup = {
  readonly slug: string;
  /** As on its tab: Deep Groove. */
  readonly name: string;
  /** In full: Deep Groove Ball Bearings. */
  readonly title: string;
  readonly description: string;
  readonly series: readonly PplSeries[];
};

/** A series of PPL's range. Boundary dimensions and ratings are those of its sizes. */
export type PplSeries = {
  readonly name: string;
  readonly fullName: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly applications: string;
  readonly materials: string;
  readonly temperature: string;
  readonly features: readonly string[];
  /** Codes of the listed sizes. */
  readonly models: readonly string[];
};

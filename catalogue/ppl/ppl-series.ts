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

/**
 * A series of PPL's range. Its sizes have the boundary dimensions of ISO 15 and ISO 104. No catalogue
 * of the brand was read, so loads and speeds are words, never figures of another maker.
 */
export type PplSeries = {
  readonly name: string;
  readonly fullName: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly applications: string;
  /** On its badge: Heavy load. */
  readonly load: string;
  /** The same in full: kind and direction of the load. */
  readonly loadRating: string;
  /** Max speed, compared with other types. */
  readonly speedLimit: string;
  readonly materials: string;
  readonly temperature: string;
  readonly features: readonly string[];
  /** Codes of the listed sizes. */
  readonly models: readonly string[];
};

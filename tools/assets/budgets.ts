/** The max size of each kind of file, in bytes. */
export const budgets = {
  heroVideo: 1_000_000,
  video: 600_000,
  /** A slide, an image of a part or a poster, in any format. */
  picture: 150_000,
  preview: 120_000,
  /** All of them together. */
  all: 8_000_000,
} as const;

/** A short silent film of `web/public/videos`: `src`.webm, `src`.mp4, and a poster beside them. */
export type Video = {
  /** Name of its files, without their ending. */
  readonly src: string;
  readonly title: string;
  readonly description: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** After which it starts again without a visible seam. */
  readonly seconds: number;
};

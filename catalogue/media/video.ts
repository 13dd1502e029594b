/** A short silent film in `web/public/videos`: `src`.webm, `src`.mp4 and a poster image. */
export type Video = {
  /** File name without extension. */
  readonly src: string;
  readonly title: string;
  readonly description: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Length of the seamless loop. */
  readonly seconds: number;
};

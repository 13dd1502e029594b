/** Texts of the video player. */
const en = {
  play: "Play video",
  pause: "Pause video",
  previous: "Previous video",
  next: "Next video",
  seek: "Position in the video",
  position: (number: number, count: number): string => `${number} / ${count}`,
  spokenPosition: (number: number, count: number): string => `Video ${number} of ${count}`,
  seconds: (seconds: number): string => `${seconds}\u00a0s`,
  failed: "This video can’t be played here. Press play to try again.",
};

export const videoText = { en };

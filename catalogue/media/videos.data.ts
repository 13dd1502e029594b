import type { Video } from "./video.ts";

const size = { width: 960, height: 540 } as const;

/**
 * Films in the order of the player; the first is the home page's. The asset pipeline renders them with
 * the real motion of the parts.
 */
export const videos: readonly Video[] = [
  {
    src: "drive",
    title: "A timing belt drive",
    description:
      "A toothed belt runs over a pulley with 24 and one with 48 teeth. A tensioner presses on its slack side and turns on a 6207 deep groove ball bearing, whose inner ring stands still.",
    width: 1280,
    height: 720,
    seconds: 8,
  },
  {
    src: "deep-groove",
    title: "Deep groove ball bearing 6205",
    description:
      "The inner ring turns with the shaft, the balls roll between the rings, and the cage follows with 0.397 turns for each turn of the shaft. Then the bearing in section with its dimensions.",
    ...size,
    seconds: 8,
  },
  {
    src: "angular-contact",
    title: "Angular contact ball bearing 7205",
    description:
      "The bearing turns, then its section shows the lines along which the balls carry: at 40° to the radial plane, to the load centre on the axis, 23.7 mm from the wide face.",
    ...size,
    seconds: 8,
  },
  {
    src: "cylindrical",
    title: "Cylindrical roller bearing NU205",
    description:
      "The bearing turns, then its section shows why it serves as the free-end bearing: the inner ring has no ribs and follows the shaft along its axis.",
    ...size,
    seconds: 8,
  },
  {
    src: "timing-belt",
    title: "Timing belt HTD 8M",
    description:
      "Round teeth with a pitch of 8 mm run into the grooves of a pulley with 24 teeth. The belt’s cord, in orange, lies on the pitch circle.",
    ...size,
    seconds: 8,
  },
];

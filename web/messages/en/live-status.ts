/** Texts of the line that explains why a screen may be outdated. */
export const liveStatus = {
  offline: {
    title: "You are offline.",
    text: "The lists show what arrived last and catch up by themselves once you are back.",
  },
  interrupted: {
    title: "Live updates are interrupted.",
    text: "The lists catch up by themselves as soon as the shop answers.",
  },
};

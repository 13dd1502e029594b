/** Words of the line that says why a screen may be behind. */
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

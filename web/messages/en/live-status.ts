/** Words of the line that says why a screen may be behind. */
export const liveStatus = {
  offline:
    "You are offline. The lists show what arrived last and catch up by themselves once you are back.",
  interrupted:
    "Live updates are interrupted. The lists catch up by themselves as soon as the shop answers.",
};

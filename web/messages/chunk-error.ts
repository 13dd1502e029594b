/** Texts for a chunk that failed to load. */
const en = {
  away: {
    title: "This part didn’t arrive",
    text: "Check your connection and try again.",
  },
  updated: {
    title: "The site was updated",
    text: "Reload the page to go on. What you typed and didn’t save would be lost.",
  },
  reload: "Reload the page",
};

export const chunkErrorText = { en };

/** Texts of an iframe from another host. */
const en = {
  open: "Open in a new tab",
  newTab: "opens in a new tab",
  checking: "Loading…",
  blocked: "This page can’t be shown here. The link below opens it on its own host.",
  retry: "Try again",
};

export const frameText = { en };

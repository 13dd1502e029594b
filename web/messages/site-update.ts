/** Texts of the line that offers a newer build of the site. */
const en = {
  label: "New version",
  ready: "A new version of this site is ready.",
  reload: "Reload",
  later: "Later",
};

export const siteUpdateText = { en };

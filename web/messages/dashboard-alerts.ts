/** Texts of how new orders are announced to staff. */
const en = {
  button: "Alerts",
  title: "Alerts about new orders",
  description:
    "For this device, while the dashboard is open. Title and icon of the tab always count new orders.",
  sound: "Play a sound",
  notification: "Show a notification",
  denied:
    "This browser blocks notifications of this site. Allow them in its settings for the site, then reload the page.",
  unknown: "This browser can’t show notifications.",
  noMail: "No one gets mail about new orders",
  noMailText: "To send one for each order, set the server’s variable",
};

export const dashboardAlertsText = { en };

/** Default texts of the components in `web/ui`. */
export const ui = {
  close: "Close",
  cancel: "Cancel",
  confirm: "Confirm",
  clearSearch: "Clear search",
  showPassword: "Show password",
  hidePassword: "Hide password",
  retry: "Try again",
  offline: "You are offline.",
  noAnswer: "The shop doesn’t answer.",
  lastSeen: (moment: string): string =>
    `Shown as last seen on ${moment}. Prices and stock may have changed.`,
  taperedBore: (taper: string): string =>
    `You asked for a tapered bore (${taper}). The bore of this one is cylindrical.`,
  breadcrumbs: "Breadcrumbs",
  notifications: "Notifications",
  dismiss: "Dismiss notification",
  unreadableNumber: "Enter a number such as 127.5, without spaces or thousands separators.",
  unreadableCount: "Enter a whole number such as 120, without spaces or thousands separators.",
};

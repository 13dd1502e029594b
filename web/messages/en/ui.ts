/** Words that the components of `web/ui` say by themselves. */
export const ui = {
  close: "Close",
  cancel: "Cancel",
  confirm: "Confirm",
  clearSearch: "Clear search",
  showPassword: "Show password",
  hidePassword: "Hide password",
  retry: "Try again",
  offline: "You are offline.",
  breadcrumbs: "Breadcrumbs",
  notifications: "Notifications",
  dismiss: "Dismiss notification",
};

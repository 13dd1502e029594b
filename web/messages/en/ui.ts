/** Words that the components of `web/ui` say by themselves. */
export const ui = {
  close: "Close",
  cancel: "Cancel",
  confirm: "Confirm",
  clearSearch: "Clear search",
  showPassword: "Show password",
  hidePassword: "Hide password",
  decrease: "Decrease quantity",
  increase: "Increase quantity",
  quantity: "Quantity",
  loading: "Loading…",
  retry: "Try again",
  breadcrumbs: "Breadcrumbs",
  notifications: "Notifications",
  dismiss: "Dismiss notification",
  choose: "Choose…",
};

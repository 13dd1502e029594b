/** Default texts of the components in `web/ui`. */
const en = {
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

/** Albanian texts for the dialogs. */
const sq: typeof en = {
  close: "Mbyll",
  cancel: "Anulo",
  confirm: "Konfirmo",
  clearSearch: "Pastro kërkimin",
  showPassword: "Shfaq fjalëkalimin",
  hidePassword: "Fshih fjalëkalimin",
  retry: "Provo përsëri",
  offline: "Nuk keni lidhje me internetin.",
  noAnswer: "Dyqani nuk përgjigjet.",
  lastSeen: (moment) =>
    `Shfaqet gjendja e fundit e parë, më ${moment}. Çmimet dhe stoku mund të kenë ndryshuar.`,
  taperedBore: (taper: string): string =>
    `Kërkuat me vrimë konike (${taper}). Vrima e kësaj është cilindrike.`,
  breadcrumbs: "Shtegu i faqes",
  notifications: "Njoftime",
  dismiss: "Mbyll njoftimin",
  unreadableNumber: "Shkruani një numër si 127,5, pa hapësira dhe pa ndarës të mijësheve.",
  unreadableCount: "Shkruani një numër të plotë si 120, pa hapësira dhe pa ndarës të mijësheve.",
};

export const uiText = { en, sq };

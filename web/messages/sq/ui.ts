import type { ui as english } from "../en/ui.ts";

/** Albanian texts for the dialogs. */
export const ui: typeof english = {
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

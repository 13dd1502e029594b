import type { checkout as english } from "../en/checkout.ts";

export const checkout: typeof english = {
  quickCheckout: "Blerje e shpejtë",
  title: "Plotësoni porosinë",
  name: "Emri i plotë",
  phone: "Numri i telefonit",
  country: "Shteti",
  chooseCountry: "Zgjidhni shtetin",
  city: "Qyteti",
  chooseCity: "Zgjidhni qytetin",
  chooseCountryFirst: "Zgjidhni së pari shtetin",
  address: "Adresa e plotë",
  notes: "Shënime shtesë (opsionale)",
  requiredHint: "Fushat me * janë të detyrueshme.",
  fieldMissing: "Kjo fushë është e detyrueshme.",
  fieldInvalid: "Kontrolloni çfarë keni shkruar këtu.",
  summary: "Përmbledhja e porosisë",
  total: "Totali:",
  submit: "Konfirmo Porosinë",
  busy: "Po dërgohet porosia…",
  slow: "Lidhja është e ngadaltë. Prisni pak: porosia krijohet vetëm një herë.",
  offline:
    "Porosia që konfirmoni ruhet në këtë pajisje dhe dërgohet vetë kur të keni përsëri lidhje.",
  noAnswer: "Dyqani nuk përgjigjet.",
  noAnswerText:
    "Provoni përsëri, ose ruajeni porosinë në këtë pajisje: dërgohet vetë sapo dyqani të përgjigjet.",
  sendLater: "Ruaje dhe dërgoje më vonë",
  queued: "Porosia u ruajt në këtë pajisje",
  queuedText:
    "Ende nuk është bërë. Dërgohet vetë sapo të ketë lidhje, edhe nëse e mbyllni faqen dhe e hapni më vonë. Atëherë merr numrin e saj dhe konfirmohet totali.",
  expectedTotal: "Totali i pritshëm:",
  queue: "Porosi që presin të dërgohen",
  queueWaiting: (count) =>
    count === 1 ? "1 porosi pret të dërgohet" : `${count} porosi presin të dërgohen`,
  queueHeldUp: (count) => (count === 1 ? "1 porosi nuk u pranua" : `${count} porosi nuk u pranuan`),
  queueOfOthers: (count) =>
    count === 1
      ? "1 porosi pret derisa klienti i saj të hyjë në llogari"
      : `${count} porosi presin derisa klientët e tyre të hyjnë në llogari`,
  viewQueue: "Shiko",
  queuedAt: (moment) => `Porosia e datës ${moment}`,
  queuedWaiting:
    "Ende nuk është bërë. Dërgohet vetë sapo të ketë lidhje; atëherë merr numrin e saj dhe konfirmohet totali.",
  queuedAsGuest:
    "U bë pa llogari, prandaj dërgohet pasi të dilni nga llogaria. Mund edhe ta merrni mbrapsht dhe ta porositni nga llogaria juaj.",
  queuedUnavailable: "Nuk u bë, sepse këto nuk shiten më:",
  queuedRefused:
    "Dyqani nuk e pranoi. Hapeni, kontrolloni çfarë keni shkruar dhe konfirmojeni përsëri.",
  queuedEarlier:
    "Dyqani ka marrë tashmë një porosi të këtij formulari me përmbajtje tjetër. Shikoni porositë tuaja para se ta konfirmoni përsëri.",
  takeBack: "Merre mbrapsht",
  mendOrder: "Hape porosinë",
  queueEmpty: "Asnjë porosi nuk pret",
  queueEmptyText: "Të gjitha porositë e kësaj pajisjeje u dërguan.",
  queueRefused: "Një porosi e ruajtur nuk u pranua",
  queueRefusedText: "Asgjë nuk ka humbur: hapeni te dyqani për ta ndrequr.",
  sessionEnded: "Seanca juaj ka përfunduar",
  sessionEndedText:
    "Hyni përsëri për të vazhduar. Shporta dhe të dhënat që keni shkruar janë ruajtur.",
  signInAgain: "Hyr përsëri",
  unavailable: "Nuk shiten më dhe u hoqën nga porosia:",
  earlierTitle: "Porosia juaj e mëparshme u pranua",
  earlierText:
    "Porosia që dërguat më parë u pranua me përmbajtjen që kishte atëherë. Për të porositur edhe atë që shihni tani, shtypni përsëri “Konfirmo Porosinë”.",
  yourOrder: "Porosia juaj",
  orderNumber: "Numri i porosisë",
  close: "Mbyll",
  follow: "Ndiq porosinë",
  lastOrder: "Porosia e fundit:",
  dismissLastOrder: "Fshih numrin e porosisë së fundit",
};

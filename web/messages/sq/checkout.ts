import type { checkout as english } from "../en/checkout.ts";

export const checkout: typeof english = {
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
  sessionEnded: "Seanca juaj ka përfunduar",
  sessionEndedText:
    "Hyni përsëri për të vazhduar. Shporta dhe të dhënat që keni shkruar janë ruajtur.",
  signInAgain: "Hyr përsëri",
  unavailable: "Nuk shiten më dhe u hoqën nga porosia:",
  earlierTitle: "Porosia juaj e mëparshme u pranua",
  earlierText:
    "Porosia që dërguat më parë u pranua me përmbajtjen që kishte atëherë. Për të porositur edhe atë që shihni tani, shtypni përsëri “Konfirmo Porosinë”.",
  deletedTitle: "Dyqani e ka fshirë porosinë tuaj të mëparshme",
  deletedText:
    "Porosia që dërguat më parë është fshirë nga dyqani dhe nuk u krijua asnjë e re. Nëse e doni ende, shtypni përsëri “Konfirmo Porosinë”.",
  yourOrder: "Porosia juaj",
  orderNumber: "Numri i porosisë",
  close: "Mbyll",
  follow: "Ndiq porosinë",
};

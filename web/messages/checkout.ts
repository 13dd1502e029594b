/** Texts of the order form, which is shown in Albanian. */
const en = {
  title: "Complete the order",
  name: "Full name",
  phone: "Phone number",
  country: "Country",
  chooseCountry: "Choose the country",
  city: "City",
  chooseCity: "Choose the city",
  chooseCountryFirst: "Choose the country first",
  address: "Full address",
  notes: "Extra notes (optional)",
  requiredHint: "Fields marked with * are required.",
  fieldMissing: "This field is required.",
  fieldInvalid: "Check what you entered here.",
  summary: "Order summary",
  total: "Total:",
  submit: "Confirm order",
  busy: "Sending the order…",
  slow: "The connection is slow. Wait a moment: the order is placed only once.",
  offline:
    "The order that you confirm is kept on this device and sent by itself when you are online again.",
  noAnswer: "The shop doesn’t answer.",
  noAnswerText:
    "Try again, or keep the order on this device: it is sent by itself as soon as the shop answers.",
  sendLater: "Keep and send later",
  sessionEnded: "Your session has ended",
  sessionEndedText: "Sign in again to go on. Your cart and what you typed are kept.",
  signInAgain: "Sign in again",
  unavailable: "No longer sold, and taken out of the order:",
  earlierTitle: "Your earlier order was received",
  earlierText:
    "The order that you sent before has arrived with what it held then. To order what you see now as well, press “Confirm order” again.",
  deletedTitle: "The shop deleted your earlier order",
  deletedText:
    "The order that you sent before was deleted by the shop, and no new one was placed. If you still want it, press “Confirm order” again.",
  yourOrder: "Your order",
  orderNumber: "Order number",
  close: "Close",
  follow: "Follow the order",
};

const sq: typeof en = {
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

export const checkoutText = { en, sq };

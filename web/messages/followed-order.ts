import { addressByPhone, addressByPhoneInEnglish } from "#domain/order.ts";

/** Texts of an order's own page, which is shown in the language of the order. */
const en = {
  title: "Your order",
  loading: "Loading the order…",
  loadFailed: "The order couldn’t be loaded",
  loadFailedText: "Check your connection and try again, or call us.",
  limited: "Your network has opened too many links. Wait a moment and try again.",
  unknownTitle: "We can’t find this order",
  unknownText:
    "The link may be incomplete, or the order is no longer kept. Call us with the order number, and we will look it up.",
  back: "To your account",
  contact: "Contact us",
  note: "Anyone with this link can see the order and cancel it while it is pending. Its status here stays up to date.",
  order: "Order",
  total: "Total",
  delivery: "Delivery",
  free: "free of charge",
  deliveredTo: "Delivery to",
  addressByPhone: addressByPhoneInEnglish,
  nipt: (number: string): string => `NIPT ${number}`,
  nextTitle: "What happens next",
  pendingCall: (phone: string, hours: string): string =>
    `We call you on ${phone} to confirm the order, ${hours}.`,
  hours: (opens: string, closes: string): string => `Monday–Friday ${opens}–${closes}`,
  thenSent: (city: string, days: string): string =>
    days === ""
      ? "After that we send it, on the day that we name on the phone."
      : `After that we send it to ${city}: ${days}.`,
  confirmed: "The order is confirmed, and we are getting it ready.",
  processing: "We are packing the order.",
  onItsWay: (city: string, days: string): string =>
    days === "" ? "Then it is sent." : `Then it goes to ${city}: ${days}.`,
  completed: "The order was handed over.",
  completedHelp: (phone: string): string =>
    `If anything is missing, call us on ${phone} with the order number.`,
  cancelled: "The order is cancelled: nothing is sent, and you pay nothing.",
  call: "Call us",
  orderAgain: "Order again",
  proforma: "Proforma (PDF)",
  proformaFailed: "The PDF couldn’t be loaded. Try again.",
  cancel: "Cancel the order",
  cancelQuestion: "Cancel this order?",
  cancelText: "The shop is told at once, and nothing is sent. You can order again at any time.",
  cancelConfirm: "Cancel the order",
  keep: "Keep it",
  cancelDone: "The order was cancelled",
  cancelFailed: "The order couldn’t be cancelled. Try again.",
  cancelTooLate: "The shop has already started with this order. Call us to change it.",
};

const sq: typeof en = {
  title: "Porosia juaj",
  loading: "Po ngarkohet porosia…",
  loadFailed: "Porosia nuk u ngarkua",
  loadFailedText: "Kontrolloni lidhjen dhe provoni përsëri, ose na telefononi.",
  limited: "Nga rrjeti juaj u hapën shumë lidhje. Prisni pak dhe provoni përsëri.",
  unknownTitle: "Nuk e gjejmë këtë porosi",
  unknownText:
    "Lidhja mund të jetë e paplotë, ose porosia nuk ruhet më. Na telefononi me numrin e porosisë dhe ne e kërkojmë.",
  back: "Te llogaria juaj",
  contact: "Na kontaktoni",
  note: "Kushdo që e ka këtë lidhje mund ta shohë porosinë dhe ta anulojë sa është në pritje. Gjendja e saj këtu përditësohet vetë.",
  order: "Porosia",
  total: "Totali",
  delivery: "Transporti",
  free: "falas",
  deliveredTo: "Dorëzohet te",
  addressByPhone,
  nipt: (number) => `NIPT ${number}`,
  nextTitle: "Çfarë vjen tani",
  pendingCall: (phone, hours) => `Ju telefonojmë në ${phone} për ta konfirmuar, ${hours}.`,
  hours: (opens, closes) => `e hënë–e premte ${opens}–${closes}`,
  thenSent: (city, days) =>
    days === ""
      ? "Pastaj e nisim, ditën që ju themi në telefon."
      : `Pastaj e nisim (${city}): ${days}.`,
  confirmed: "Porosia u konfirmua dhe po e bëjmë gati.",
  processing: "Po e paketojmë porosinë.",
  onItsWay: (city, days) => (days === "" ? "Pastaj niset." : `Pastaj niset (${city}): ${days}.`),
  completed: "Porosia u dorëzua.",
  completedHelp: (phone) =>
    `Nëse mungon diçka, na telefononi në ${phone} dhe tregoni numrin e porosisë.`,
  cancelled: "Porosia u anulua: asgjë nuk niset dhe nuk paguani asgjë.",
  call: "Na telefononi",
  orderAgain: "Porosit përsëri",
  proforma: "Proforma (PDF)",
  proformaFailed: "PDF-ja nuk u ngarkua. Provoni përsëri.",
  cancel: "Anulo porosinë",
  cancelQuestion: "Të anulohet kjo porosi?",
  cancelText: "Dyqani e merr vesh menjëherë dhe asgjë nuk niset. Mund të porosisni përsëri kurdo.",
  cancelConfirm: "Anulo porosinë",
  keep: "Mbaje",
  cancelDone: "Porosia u anulua",
  cancelFailed: "Porosia nuk u anulua. Provoni përsëri.",
  cancelTooLate: "Dyqani e ka nisur këtë porosi. Na telefononi për ta ndryshuar.",
};

export const followedOrderText = { en, sq };

import type { orderQueue as english } from "../en/order-queue.ts";

export const orderQueue: typeof english = {
  queued: "Porosia u ruajt në këtë pajisje",
  queuedText:
    "Ende nuk është bërë. Dërgohet vetë sapo të ketë lidhje, edhe nëse e mbyllni faqen dhe e hapni më vonë. Atëherë merr numrin e saj dhe konfirmohet totali.",
  expectedTotal: "Totali i pritshëm:",
  title: "Porosi që presin të dërgohen",
  waiting: (count) =>
    count === 1 ? "1 porosi pret të dërgohet" : `${count} porosi presin të dërgohen`,
  heldUp: (count) => (count === 1 ? "1 porosi nuk u pranua" : `${count} porosi nuk u pranuan`),
  ofOthers: (count) =>
    count === 1
      ? "1 porosi pret derisa klienti i saj të hyjë në llogari"
      : `${count} porosi presin derisa klientët e tyre të hyjnë në llogari`,
  view: "Shiko",
  madeAt: (moment) => `Porosia e datës ${moment}`,
  isWaiting:
    "Ende nuk është bërë. Dërgohet vetë sapo të ketë lidhje; atëherë merr numrin e saj dhe konfirmohet totali.",
  isGuests:
    "U bë pa llogari, prandaj dërgohet pasi të dilni nga llogaria. Mund edhe ta merrni mbrapsht dhe ta porositni nga llogaria juaj.",
  unavailable: "Nuk u bë, sepse këto nuk shiten më:",
  refused: "Dyqani nuk e pranoi. Hapeni, kontrolloni çfarë keni shkruar dhe konfirmojeni përsëri.",
  placedEarlier:
    "Dyqani ka marrë tashmë një porosi të këtij formulari me përmbajtje tjetër. Shikoni porositë tuaja para se ta konfirmoni përsëri.",
  deleted:
    "Dyqani e kishte marrë këtë porosi dhe e ka fshirë më pas. Hapeni dhe konfirmojeni përsëri nëse e doni ende.",
  takeBack: "Merre mbrapsht",
  mend: "Hape porosinë",
  empty: "Asnjë porosi nuk pret",
  emptyText: "Të gjitha porositë e kësaj pajisjeje u dërguan.",
  notAccepted: "Një porosi e ruajtur nuk u pranua",
  notAcceptedText: "Asgjë nuk ka humbur: hapeni te dyqani për ta ndrequr.",
  signOut: {
    title: (count) =>
      count === 1 ? "Një porosi pret në këtë pajisje" : `${count} porosi presin në këtë pajisje`,
    lead: "Ajo që ruani mbetet këtu me emrin, telefonin dhe adresën edhe pasi të dilni.",
    afterOwn: "Ende nuk është bërë. Nëse e ruani, dërgohet kur të hyni përsëri këtu.",
    afterGuest: "Ende nuk është bërë. U bë pa llogari: nëse e ruani, dërgohet pasi të dilni.",
    afterRefusal: "Dyqani nuk e pranoi. Nëse e ruani, mund ta ndreqni më vonë.",
    inDoubt: "Dyqani mund ta ketë marrë tashmë. Heqja këtu nuk e anulon atje.",
    stay: "Qëndro brenda",
    discard: "Hiqe dhe dil",
    keep: "Ruaje dhe dil",
  },
};

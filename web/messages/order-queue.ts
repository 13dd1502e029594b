/** Texts about orders queued on the device, in Albanian where the order form is. */
const en = {
  queued: "The order is saved on this device",
  queuedText:
    "It isn’t placed yet. It is sent by itself as soon as there is a connection, also if you close the page and open it again later. Then it gets its number, and the total is confirmed.",
  expectedTotal: "Expected total:",
  title: "Orders waiting to be sent",
  waiting: (count: number): string =>
    count === 1 ? "1 order waiting to be sent" : `${count} orders waiting to be sent`,
  rejectedCount: (count: number): string =>
    count === 1 ? "1 order wasn’t accepted" : `${count} orders weren’t accepted`,
  ofOthers: (count: number): string =>
    count === 1
      ? "1 order waits until its customer signs in"
      : `${count} orders wait until their customers sign in`,
  view: "View",
  madeAt: (moment: string): string => `Order of ${moment}`,
  isWaiting:
    "Not placed yet. It is sent by itself as soon as there is a connection; then it gets its number, and the total is confirmed.",
  isGuests:
    "Made without an account, so it is sent once you have signed out. You can also take it back and order it from your account.",
  unavailable: "Not placed, because these are no longer sold:",
  rejected: "The shop didn’t accept it. Open it, check what you entered and confirm it again.",
  placedEarlier:
    "The shop has already received an order of this form with other contents. Look at your orders before you confirm it again.",
  deleted:
    "The shop had received this order and has deleted it since. Open it and confirm it again if you still want it.",
  takeBack: "Take back",
  mend: "Open the order",
  empty: "No order is waiting",
  emptyText: "All orders of this device were sent.",
  notAccepted: "A saved order wasn’t accepted",
  notAcceptedText: "Nothing is lost: open it in the shop to put it right.",
  /** The question at sign-out while orders are queued. */
  signOut: {
    title: (count: number): string =>
      count === 1
        ? "An order is waiting on this device"
        : `${count} orders are waiting on this device`,
    lead: "Whatever you keep stays here with its name, phone and address after you sign out.",
    afterOwn: "Not placed yet. If you keep it, it is sent when you sign in here again.",
    afterGuest:
      "Not placed yet. Made without an account: if you keep it, it is sent after you have signed out.",
    afterRejection: "The shop didn’t accept it. If you keep it, you can put it right later.",
    inDoubt: "The shop may have received it already. Discarding it here doesn’t cancel it there.",
    stay: "Stay signed in",
    discard: "Discard and sign out",
    keep: "Keep and sign out",
  },
};

const sq: typeof en = {
  queued: "Porosia u ruajt në këtë pajisje",
  queuedText:
    "Ende nuk është bërë. Dërgohet vetë sapo të ketë lidhje, edhe nëse e mbyllni faqen dhe e hapni më vonë. Atëherë merr numrin e saj dhe konfirmohet totali.",
  expectedTotal: "Totali i pritshëm:",
  title: "Porosi që presin të dërgohen",
  waiting: (count) =>
    count === 1 ? "1 porosi pret të dërgohet" : `${count} porosi presin të dërgohen`,
  rejectedCount: (count) =>
    count === 1 ? "1 porosi nuk u pranua" : `${count} porosi nuk u pranuan`,
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
  rejected: "Dyqani nuk e pranoi. Hapeni, kontrolloni çfarë keni shkruar dhe konfirmojeni përsëri.",
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
    afterRejection: "Dyqani nuk e pranoi. Nëse e ruani, mund ta ndreqni më vonë.",
    inDoubt: "Dyqani mund ta ketë marrë tashmë. Heqja këtu nuk e anulon atje.",
    stay: "Qëndro brenda",
    discard: "Hiqe dhe dil",
    keep: "Ruaje dhe dil",
  },
};

export const orderQueueText = { en, sq };

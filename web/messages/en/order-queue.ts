/** Texts about orders queued on the device, in Albanian where the order form is. */
export const orderQueue = {
  queued: "The order is saved on this device",
  queuedText:
    "It isn’t placed yet. It is sent by itself as soon as there is a connection, also if you close the page and open it again later. Then it gets its number, and the total is confirmed.",
  expectedTotal: "Expected total:",
  title: "Orders waiting to be sent",
  waiting: (count: number): string =>
    count === 1 ? "1 order waiting to be sent" : `${count} orders waiting to be sent`,
  heldUp: (count: number): string =>
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
  refused: "The shop didn’t accept it. Open it, check what you entered and confirm it again.",
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
    afterRefusal: "The shop didn’t accept it. If you keep it, you can put it right later.",
    inDoubt: "The shop may have received it already. Discarding it here doesn’t cancel it there.",
    stay: "Stay signed in",
    discard: "Discard and sign out",
    keep: "Keep and sign out",
  },
};

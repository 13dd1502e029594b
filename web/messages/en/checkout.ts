/** Words of the order form, which is shown in Albanian, and of the shop's note about an order. */
export const checkout = {
  quickCheckout: "Quick Checkout",
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
  queued: "The order is saved on this device",
  queuedText:
    "It isn’t placed yet. It is sent by itself as soon as there is a connection, also if you close the page and open it again later. Then it gets its number, and the total is confirmed.",
  expectedTotal: "Expected total:",
  queue: "Orders waiting to be sent",
  queueWaiting: (count: number): string =>
    count === 1 ? "1 order waiting to be sent" : `${count} orders waiting to be sent`,
  queueHeldUp: (count: number): string =>
    count === 1 ? "1 order wasn’t accepted" : `${count} orders weren’t accepted`,
  queueOfOthers: (count: number): string =>
    count === 1
      ? "1 order waits until its customer signs in"
      : `${count} orders wait until their customers sign in`,
  viewQueue: "View",
  queuedAt: (moment: string): string => `Order of ${moment}`,
  queuedWaiting:
    "Not placed yet. It is sent by itself as soon as there is a connection; then it gets its number, and the total is confirmed.",
  queuedAsGuest:
    "Made without an account, so it is sent once you have signed out. You can also take it back and order it from your account.",
  queuedUnavailable: "Not placed, because these are no longer sold:",
  queuedRefused: "The shop didn’t accept it. Open it, check what you entered and confirm it again.",
  queuedEarlier:
    "The shop has already received an order of this form with other contents. Look at your orders before you confirm it again.",
  takeBack: "Take back",
  mendOrder: "Open the order",
  queueEmpty: "No order is waiting",
  queueEmptyText: "All orders of this device were sent.",
  queueRefused: "A saved order wasn’t accepted",
  queueRefusedText: "Nothing is lost: open it in the shop to put it right.",
  sessionEnded: "Your session has ended",
  sessionEndedText: "Sign in again to go on. Your cart and what you typed are kept.",
  signInAgain: "Sign in again",
  unavailable: "No longer sold, and taken out of the order:",
  earlierTitle: "Your earlier order was received",
  earlierText:
    "The order that you sent before has arrived with what it held then. To order what you see now as well, press “Confirm order” again.",
  yourOrder: "Your order",
  orderNumber: "Order number",
  close: "Close",
  follow: "Follow the order",
  lastOrder: "Last order:",
  dismissLastOrder: "Hide the number of the last order",
};

/** The page that the confirmation mail links to. */
const en = {
  lead: "One press of the button, and your account is ready.",
  ignore:
    "If you didn’t create an account with us, close this page. Without the confirmation nobody can use it.",
  submit: "Confirm my email address",
  busy: "Confirming…",
  noScript: "Confirming needs JavaScript. Switch it on for this site, then open the link again.",
  done: "Your email address is confirmed",
  doneText: "You can sign in now.",
  failed: "Your email address couldn’t be confirmed. Try again.",
  invalidTitle: "This link is no longer valid",
  invalidText:
    "A link works once, within 24 hours. If you have used it already, sign in. Otherwise create your account again, and we will send you a new link.",
  incompleteTitle: "This link is incomplete",
  incompleteText:
    "A part of it got lost on the way. Copy the whole link from our message into the address bar. Or create your account again, and we will send you a new one.",
  signIn: "Sign in",
  newLink: "Get a new link",
};

export const confirmEmailText = { en };

/** The two admin sign-in pages and the sign-in form of the account page. */
const en = {
  adminTitle: "Admin Access",
  adminSubtitle: "Product Management System",
  adminLead: "Sign in to manage products and orders.",
  email: "Email",
  adminEmail: "Admin email",
  password: "Password",
  submit: "Sign In",
  busy: "Signing in...",
  adminSubmit: "Access Admin Panel",
  backToWebsite: "← Back to Website",
  enterEmail: "Enter your email address",
  enterPassword: "Enter your password",
  sessionEnded: "Your session has ended",
  sessionEndedText: "Sign in to go on where you were. What you typed is kept.",
  loading: "Checking whether you are signed in…",
};

export const signInText = { en };

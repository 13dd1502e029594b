import { pagesText } from "./pages.ts";

const en = {
  title: pagesText.en.adminSetup.title,
  signedOutLead: "Sign in with the account that is to manage the shop.",
  signIn: "Sign In",
  lead: pagesText.en.adminSetup.description,
  adminAlready: "This account is an admin.",
  step1Title: "Step 1: Make Me Admin",
  step1Lead: "The server prints a one-time setup code when it starts and no admin exists yet.",
  step1Done: "Done: this account is an admin, and the setup code has no further use.",
  code: "Setup code",
  enterCode: "Enter the setup code",
  makeAdmin: "Make Me Admin",
  makingAdmin: "Checking…",
  step2Title: "Step 2: Add a test product",
  step2Lead: "It gets 10 pieces in stock and appears in the shop at once.",
  labels: {
    name: "Name",
    price: "Price",
    description: "Description",
    image_url: "Image URL (optional)",
  },
  imageUrlHelp: "A path of this site or an https address.",
  errors: {
    name: "Enter a name",
    price: "Enter a price of 0 or more with at most two decimals",
    description: "Enter a description",
    image_url: "Enter a path of this site or an https address",
  },
  addProduct: "Add test product",
  addingProduct: "Adding…",
  connectionTitle: "Connection test",
  userId: "User ID",
  email: "Email",
  backend: "Backend connected",
  yes: "yes",
  no: "no",
  checking: "checking…",
  checkAgain: "Check again",
};

export const adminSetupText = { en };

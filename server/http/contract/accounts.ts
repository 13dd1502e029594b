import { oc } from "@orpc/contract";
import { z } from "zod";
import {
  deviceSchema,
  done,
  line,
  password,
  sessionSchema,
  setsSession,
  success,
} from "./account-schemas.ts";
import { withErrors } from "./errors.ts";

const tags = ["accounts"];

const email = line(320).describe("E-mail address");
const newPassword = password.describe(
  "At least 8 characters with an uppercase letter, a lowercase letter and a number",
);
const name = line(100).min(1).describe("Full name");
const phone = line(40).describe("Phone number");
const token = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)
  .describe("From the link in the mail");

const mailed = z
  .object({
    success,
    message: z.string().describe("The same whether the address has an account or not"),
  })
  .meta({ id: "MailSent", description: "A mail is on its way, if the address can get one" });

export const accountsContract = {
  signUp: oc
    .route({
      method: "POST",
      path: "/auth/sign-up/email",
      tags,
      summary: "Create an account",
      description:
        "Sends a mail with a link that confirms the address; nobody is signed in before. The answer doesn't tell whether the address has an account.",
    })
    .input(
      z.strictObject({
        name,
        email,
        password: newPassword,
        phone: phone.optional(),
        callbackURL: line(300)
          .describe("Path of this site to land on after the confirmation")
          .optional(),
      }),
    )
    .output(mailed)
    .errors(withErrors("invalid_email", "weak_password", "rate_limited", "invalid_input")),
  signIn: oc
    .route({
      method: "POST",
      path: "/auth/sign-in/email",
      tags,
      summary: "Sign in",
      description: `${setsSession} If the account has a second factor, the error \`second_factor_required\` has a challenge for the second step in \`data.challenge\`.`,
    })
    .input(z.strictObject({ email, password, device: deviceSchema }))
    .output(sessionSchema)
    .errors(
      withErrors(
        "credentials_required",
        "invalid_credentials",
        "second_factor_required",
        "rate_limited",
        "invalid_input",
      ),
    ),
  signOut: oc
    .route({
      method: "POST",
      path: "/auth/sign-out",
      tags,
      summary: "Sign out",
      description: "Ends the session and clears its cookie. Without a session nothing happens.",
    })
    .input(z.strictObject({}).optional())
    .output(done)
    .errors(withErrors("invalid_input")),
  getSession: oc
    .route({
      method: "GET",
      path: "/auth/get-session",
      tags,
      summary: "Who is signed in",
      description:
        "The session of the cookie or the bearer token, or null if there is none or it has ended.",
    })
    .output(sessionSchema.nullable()),
  confirmEmail: oc
    .route({
      method: "POST",
      path: "/auth/confirm-email",
      tags,
      summary: "Confirm an e-mail address with the token of the mail's link",
      description: "The token works once. It doesn't sign in: that takes the password.",
    })
    .input(z.strictObject({ token }))
    .output(
      done
        .extend({ target: z.string().describe("Path of this site to go on to") })
        .meta({ id: "ConfirmedAddress", description: "The address is confirmed" }),
    )
    .errors(withErrors("link_expired", "invalid_input")),
  openConfirmation: oc
    .route({
      method: "GET",
      path: "/auth/verify-email",
      tags,
      summary: "Open the page that confirms (links of older mails)",
      description:
        "Redirects to the page that asks to confirm, so that a mail program that opens links uses none up.",
      successStatus: 302,
      outputStructure: "detailed",
    })
    .input(z.object({ token: z.string().default("").describe("From the link in the mail") }))
    .output(
      z.object({ headers: z.object({ location: z.string().describe("Address of the page") }) }),
    ),
  requestReset: oc
    .route({
      method: "POST",
      path: "/auth/request-password-reset",
      tags,
      summary: "Send a mail that sets a new password",
      description:
        "The mail's link works once. The answer is the same whether the address has an account or not.",
    })
    .input(z.strictObject({ email }))
    .output(mailed)
    .errors(withErrors("invalid_email", "rate_limited", "invalid_input")),
  resetPassword: oc
    .route({
      method: "POST",
      path: "/auth/reset-password",
      tags,
      summary: "Set a new password with the link of the mail",
      description: "The link works once; all sessions of the account end.",
    })
    .input(z.strictObject({ token, newPassword }))
    .output(done)
    .errors(withErrors("weak_password", "link_expired", "invalid_input")),
  changePassword: oc
    .route({
      method: "POST",
      path: "/auth/change-password",
      tags,
      summary: "Change the password; other devices are signed out",
      description: setsSession,
    })
    .input(z.strictObject({ currentPassword: password, newPassword }))
    .output(done)
    .errors(
      withErrors(
        "unauthorized",
        "weak_password",
        "wrong_password",
        "rate_limited",
        "invalid_input",
      ),
    ),
  updateUser: oc
    .route({
      method: "POST",
      path: "/auth/update-user",
      tags,
      summary: "Change name or phone",
      description: "Fields that are left out stay as they are. At least one is needed.",
    })
    .input(
      z
        .strictObject({
          name: name.optional(),
          phone: phone.nullable().describe("Phone number, or null for none").optional(),
        })
        .refine((fields) => Object.keys(fields).length > 0, "must change something"),
    )
    .output(sessionSchema)
    .errors(withErrors("unauthorized", "invalid_input")),
  deleteUser: oc
    .route({
      method: "POST",
      path: "/auth/delete-user",
      tags,
      summary: "Delete the own account",
      description:
        "Deletes the account with its cart, sessions and quotes once the password is right. Orders stay without name, phone and address; those of an open order are erased once it has ended.",
    })
    .input(z.strictObject({ password }))
    .output(done)
    .errors(
      withErrors(
        "unauthorized",
        "admin_account_stays",
        "wrong_password",
        "rate_limited",
        "invalid_input",
      ),
    ),
  exportData: oc
    .route({
      method: "GET",
      path: "/auth/own-data",
      tags,
      summary: "Everything stored about the own account, as a JSON file",
      description:
        "Account, sign-ins, cart, orders, quotes with their photos, mails that wait. Passwords, tokens and private links are left out.",
    })
    .output(
      z.record(z.string(), z.unknown().describe("What is stored, by its kind")).meta({
        id: "OwnData",
        description:
          "`account`, `sessions`, `links_in_mails`, `cart`, `history`, `imports`, `orders`, `quotes` with `photos`, `notes_of_staff` by their time, `waiting_mails`",
      }),
    )
    .errors(withErrors("unauthorized", "rate_limited")),
};

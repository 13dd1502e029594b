import { z } from "zod";
import { maxPasswordBytes } from "#domain/account.ts";

/** Text without control characters: no name contains them, and PostgreSQL can't store NUL. */
const line = (maximum: number): z.ZodString =>
  z
    .string()
    .trim()
    .max(maximum)
    .regex(/^\P{Cc}*$/u, "must not contain control characters");

const email = line(320).describe("E-mail address");
const password = z
  .string()
  .max(maxPasswordBytes)
  .regex(/^[^\0]*$/, "must not contain NUL")
  .refine((text) => new TextEncoder().encode(text).length <= maxPasswordBytes, "is too long")
  .describe(`At most ${maxPasswordBytes} bytes`);
const newPassword = password.describe(
  "At least 8 characters with an uppercase letter, a lowercase letter and a number",
);
const name = line(100).min(1).describe("Full name");
const phone = line(40).describe("Phone number");
const callbackURL = line(300).describe("Path of this site to land on after the confirmation");
const token = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)
  .describe("From the link in the mail");

/** Request bodies of the routes. Unknown keys are rejected. */
export const requestSchemas = {
  signUp: z.strictObject({
    name,
    email,
    password: newPassword,
    phone: phone.optional(),
    callbackURL: callbackURL.optional(),
  }),
  signIn: z.strictObject({ email, password }),
  nothing: z.strictObject({}),
  confirmEmail: z.strictObject({ token }),
  requestReset: z.strictObject({ email }),
  resetPassword: z.strictObject({ token, newPassword }),
  changePassword: z.strictObject({ currentPassword: password, newPassword }),
  updateUser: z
    .strictObject({
      name: name.optional(),
      phone: phone.nullable().describe("Phone number, or null for none").optional(),
    })
    .refine((fields) => Object.keys(fields).length > 0, "must change something"),
  deleteUser: z.strictObject({ password }),
};

/** The signed-in user and the end of the session. */
export const sessionAnswer = z.object({
  user: z
    .object({
      id: z.string().describe("Id of the account"),
      name: z.string().describe("Full name"),
      email: z.string().describe("E-mail address"),
      phone: z.string().nullable().describe("Phone number, or null"),
      is_admin: z.boolean().describe("Whether that person is admin"),
    })
    .describe("Who is signed in"),
  expires_at: z.iso.datetime().describe("When the session ends unless it is used again"),
});

const success = z.literal(true).describe("That it was done");

/** Response bodies of the routes. */
export const answerSchemas = {
  signedIn: sessionAnswer,
  session: sessionAnswer.nullable(),
  done: z.object({ success }),
  confirmed: z.object({
    success,
    target: z.string().describe("Path of this site to go on to"),
  }),
  mailed: z.object({
    success,
    message: z.string().describe("The same whether the address has an account or not"),
  }),
  refused: z.object({
    code: z.string(),
    message: z.string(),
    status: z.int(),
    defined: z
      .literal(true)
      .optional()
      .describe("Present where the request is refused before its route, as for a broken body"),
    data: z.unknown().optional().describe("What is wrong with such a body"),
  }),
};

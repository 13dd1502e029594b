import { z } from "zod";
import { countBytes, maxPasswordBytes } from "#domain/account.ts";

/** Text without control characters: no name contains them, and PostgreSQL can't store NUL. */
export const line = (maximum: number): z.ZodString =>
  z
    .string()
    .trim()
    .max(maximum)
    .regex(/^\P{Cc}*$/u, "must not contain control characters");

export const password = z
  .string()
  .max(maxPasswordBytes)
  .regex(/^[^\0]*$/, "must not contain NUL")
  .refine((text) => countBytes(text) <= maxPasswordBytes, "is too long")
  .describe(`At most ${maxPasswordBytes} bytes`);

export const success = z.literal(true).describe("That it was done");
export const done = z.object({ success }).meta({ id: "Done", description: "That it was done" });

/** The signed-in user and the end of the session. */
export const sessionSchema = z
  .object({
    user: z
      .object({
        id: z.string().describe("Id of the account"),
        name: z.string().describe("Full name"),
        email: z.string().describe("E-mail address"),
        phone: z.string().nullable().describe("Phone number, or null"),
        is_admin: z.boolean().describe("Whether that person is admin"),
      })
      .describe("Who is signed in")
      .meta({ id: "SessionUser", description: "Who is signed in" }),
    expires_at: z.iso.datetime().describe("When the session ends unless it is used again"),
  })
  .meta({ id: "Session", description: "The signed-in person and the end of the session" });

/** What a route that opens a session does. */
export const setsSession =
  "Sets the cookie of the session; the native app gets its token in the header set-auth-token.";

export const deviceSchema = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional()
  .describe("Random id that the browser or the app stores; a new one is mailed to the account");

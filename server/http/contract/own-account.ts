import { oc } from "@orpc/contract";
import { z } from "zod";
import {
  deviceSchema,
  done,
  line,
  password,
  sessionSchema,
  setsSession,
} from "./account-schemas.ts";
import { withErrors } from "./errors.ts";

const tags = ["accounts"];

const code = line(40)
  .min(1)
  .describe("Six digits of the authenticator app, or a recovery code; each works once");
const currentPassword = password.describe("The account's password");
const codes = z
  .object({ recovery_codes: z.array(z.string()).describe("Ten codes, shown this once") })
  .meta({ id: "RecoveryCodes", description: "Codes that replace the app's, each once" });
const errorsOfChange = withErrors(
  "unauthorized",
  "second_factor_changed",
  "wrong_password",
  "wrong_code",
  "rate_limited",
  "invalid_input",
);

/** Second factor and sessions of the signed-in user, which few pages call. */
export const ownAccountContract = {
  signInWithCode: oc
    .route({
      method: "POST",
      path: "/auth/sign-in/code",
      tags,
      summary: "The second step of a sign-in, with a code",
      description: setsSession,
    })
    .input(
      z.strictObject({
        challenge: z.string().max(300).describe("From the error of the first step"),
        code,
        device: deviceSchema,
      }),
    )
    .output(sessionSchema)
    .errors(withErrors("sign_in_expired", "wrong_code", "rate_limited", "invalid_input")),
  getSecondFactor: oc
    .route({
      method: "GET",
      path: "/auth/second-factor",
      tags,
      summary: "Whether the own account has a second factor",
      description: "Only admins can turn one on.",
    })
    .output(
      z
        .object({
          is_on: z.boolean().describe("Whether a sign-in asks for a code"),
          is_required: z.boolean().describe("Whether admins need one here"),
          codes_left: z.int().describe("Unused recovery codes"),
        })
        .meta({ id: "SecondFactor", description: "The own second factor" }),
    )
    .errors(withErrors("unauthorized")),
  startSecondFactor: oc
    .route({
      method: "POST",
      path: "/auth/second-factor/start",
      tags,
      summary: "Create the key for an authenticator app (admin)",
      description: "Sign-ins stay as they are until the first code confirms it.",
    })
    .input(z.strictObject({ password: currentPassword }))
    .output(
      z
        .object({
          key: z.string().describe("The key to type, in base32"),
          uri: z.string().describe("The key as an otpauth address"),
          qr: z
            .object({
              size: z.int().describe("Width and height of its view box"),
              path: z.string().describe("Path of its dark squares, for SVG"),
            })
            .describe("The address as a QR code")
            .meta({ id: "QrCode", description: "A QR code to draw" }),
        })
        .meta({ id: "SecondFactorKey", description: "The key for an authenticator app" }),
    )
    .errors(
      withErrors(
        "unauthorized",
        "forbidden",
        "second_factor_changed",
        "wrong_password",
        "rate_limited",
        "invalid_input",
      ),
    ),
  turnOnSecondFactor: oc
    .route({
      method: "POST",
      path: "/auth/second-factor/turn-on",
      tags,
      summary: "Turn the second factor on with the app's first code",
      description: `Ends all other sessions of the account. ${setsSession}`,
    })
    .input(z.strictObject({ code }))
    .output(codes)
    .errors(
      withErrors(
        "unauthorized",
        "second_factor_changed",
        "wrong_code",
        "rate_limited",
        "invalid_input",
      ),
    ),
  turnOffSecondFactor: oc
    .route({
      method: "POST",
      path: "/auth/second-factor/turn-off",
      tags,
      summary: "Turn the second factor off",
      description: setsSession,
    })
    .input(z.strictObject({ password: currentPassword, code }))
    .output(done)
    .errors(errorsOfChange),
  replaceRecoveryCodes: oc
    .route({
      method: "POST",
      path: "/auth/second-factor/recovery-codes",
      tags,
      summary: "Replace the recovery codes",
      description: "The former ones stop working.",
    })
    .input(z.strictObject({ password: currentPassword, code }))
    .output(codes)
    .errors(errorsOfChange),
  listSessions: oc
    .route({
      method: "GET",
      path: "/auth/sessions",
      tags,
      summary: "Where the own account is signed in",
      description: "At most 100: this session first, then by their last use.",
    })
    .output(
      z
        .object({
          sessions: z
            .array(
              z
                .object({
                  id: z.string().describe("Id of the session; it signs nobody in"),
                  browser: z.string().nullable().describe("Such as Firefox, or null"),
                  system: z.string().nullable().describe("Such as Windows, or null"),
                  is_app: z.boolean().describe("Whether it is the native app"),
                  ip_address: z.string().nullable().describe("Of the last use"),
                  started_at: z.iso.datetime().describe("When that device signed in"),
                  seen_at: z.iso.datetime().describe("When it was last used, to ten minutes"),
                  is_current: z.boolean().describe("Whether it is the caller's own"),
                })
                .meta({ id: "OwnSession", description: "A signed-in device" }),
            )
            .describe("Signed-in devices"),
        })
        .meta({ id: "OwnSessionList", description: "Signed-in devices" }),
    )
    .errors(withErrors("unauthorized")),
  endSession: oc
    .route({
      method: "POST",
      path: "/auth/sessions/end",
      tags,
      summary: "Sign one device out",
      description: "The session ends at once, and streams that it opened within 5 s.",
    })
    .input(z.strictObject({ id: line(100).min(1).describe("Id of one of the own sessions") }))
    .output(done)
    .errors(withErrors("unauthorized", "not_found", "invalid_input")),
  endOtherSessions: oc
    .route({
      method: "POST",
      path: "/auth/sessions/end-others",
      tags,
      summary: "Sign all other devices out",
      description: "The caller's own session stays.",
    })
    .input(z.strictObject({}).optional())
    .output(done)
    .errors(withErrors("unauthorized", "invalid_input")),
};

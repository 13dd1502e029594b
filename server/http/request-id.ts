import { randomUUID } from "node:crypto";

/** Written to logs and headers as it is: letters, digits and four signs. */
const wellFormed = /^[\w.:-]{8,64}$/;

/** The id of a request in log lines and answers: that of a trusted proxy if it sent one, or a new one. */
export function pickRequestId(
  sent: string | readonly string[] | undefined,
  trustedProxies: number,
): string {
  const isTaken = trustedProxies > 0 && typeof sent === "string" && wellFormed.test(sent);
  return isTaken ? sent : randomUUID();
}

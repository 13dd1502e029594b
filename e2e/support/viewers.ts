import { request, type BrowserContext } from "@playwright/test";
import { adminCredentials, createCustomer, signInAs, type Caller } from "./customer.ts";

/** The role of a page's visitor. */
export type Viewer = "guest" | "customer" | "admin";

const callers = new Map<Viewer, Promise<Caller>>();

/**
 * Returns the viewer as a caller of the API. Signs in once per worker, since checking a password is
 * slow by design, and again after a test that signed out.
 */
export async function callAs(viewer: Viewer): Promise<Caller> {
  const present = await callers.get(viewer);
  if (present && (viewer === "guest" || (await isSignedIn(present)))) return present;
  const caller = signIn(viewer);
  callers.set(viewer, caller);
  return caller;
}

/** Signs all pages of a context in as the viewer. */
export async function become(context: BrowserContext, viewer: Viewer = "guest"): Promise<void> {
  if (viewer === "guest") return;
  const caller = await callAs(viewer);
  const { cookies } = await caller.request.storageState();
  await context.addCookies(cookies);
}

async function isSignedIn({ request: calls }: Caller): Promise<boolean> {
  const answer: { user: unknown } = await (await calls.get("/api/admin/me")).json();
  return answer.user !== null;
}

async function signIn(viewer: Viewer): Promise<Caller> {
  const caller = { request: await request.newContext({ baseURL: process.env.E2E_BASE_URL ?? "" }) };
  if (viewer === "customer") await signInAs(caller, await createCustomer(caller));
  if (viewer === "admin") await signInAs(caller, adminCredentials());
  return caller;
}

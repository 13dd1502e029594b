import { request, type BrowserContext } from "@playwright/test";
import { adminCredentials, createCustomer, signInAs, type Caller } from "../support/customer.ts";
import type { Viewer } from "./state.ts";

const callers = new Map<Viewer, Promise<Caller>>();

/** Whoever looks at a state, as a caller of the API. Signed in once: a password check is slow by design. */
export function callAs(viewer: Viewer): Promise<Caller> {
  const present = callers.get(viewer) ?? signIn(viewer);
  callers.set(viewer, present);
  return present;
}

/** Makes every page of a context that viewer's. */
export async function become(context: BrowserContext, viewer: Viewer = "guest"): Promise<void> {
  if (viewer === "guest") return;
  const caller = await callAs(viewer);
  const { cookies } = await caller.request.storageState();
  await context.addCookies(cookies);
}

async function signIn(viewer: Viewer): Promise<Caller> {
  const caller = { request: await request.newContext({ baseURL: process.env.E2E_BASE_URL ?? "" }) };
  if (viewer === "customer") await signInAs(caller, await createCustomer(caller));
  if (viewer === "admin") await signInAs(caller, adminCredentials());
  return caller;
}

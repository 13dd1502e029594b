import { setTimeout as delay } from "node:timers/promises";
import { ask, signInAtCluster, type ClusterLoad } from "./cluster-client.ts";

const pauseMs = 1_000;

/** Signs in and out, and checks after each that the next server knows. */
export async function signInAndOut(load: ClusterLoad): Promise<void> {
  while (!load.ending.aborted) {
    const cookie = await signInAtCluster(load);
    if (!(await isSignedIn(load, cookie))) load.measurements.staleReads += 1;
    await ask(load, {
      kind: "write",
      path: "/api/auth/sign-out",
      method: "POST",
      json: {},
      cookie,
      // A repeated one finds no session.
      accepted: [200, 401],
    });
    if (await isSignedIn(load, cookie)) load.measurements.staleReads += 1;
    await delay(pauseMs);
  }
}

async function isSignedIn(load: ClusterLoad, cookie: string): Promise<boolean> {
  const { status } = await ask(load, {
    kind: "signed-in read",
    path: "/api/admin/products?limit=1",
    cookie,
    accepted: [200, 401],
  });
  return status === 200;
}

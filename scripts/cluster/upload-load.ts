import { setTimeout as delay } from "node:timers/promises";
import { createImageFile, makeForm } from "#server/testing/create-image-file.ts";
import { ask, type ClusterLoad } from "./cluster-client.ts";

const pauseMs = 2_000;

/** Uploads images and reads each at once, usually from another server. Returns their addresses. */
export async function uploadImages(load: ClusterLoad, cookie: string): Promise<readonly string[]> {
  const addresses: string[] = [];
  for (let width = 64; !load.ending.aborted; width += 1) {
    const image = await createImageFile("png", width, 64);
    const { text } = await ask(load, {
      kind: "write",
      path: "/api/uploads/ONLINE%20SHOP",
      method: "POST",
      form: () => makeForm(image),
      cookie,
      accepted: [201],
    });
    const { image_url: address }: { image_url: string } = JSON.parse(text);
    addresses.push(address);
    if (!(await isImageThere(load, address))) load.measurements.staleReads += 1;
    await delay(pauseMs);
  }
  return addresses;
}

/** Checks that any server delivers an image. */
export async function isImageThere(load: ClusterLoad, address: string): Promise<boolean> {
  const { status } = await ask(load, { kind: "read", path: address, accepted: [200, 404] });
  return status === 200;
}

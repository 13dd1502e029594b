import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";

/** A stored picture: its address and its size in pixels. */
export type StoredUpload = {
  readonly image_url: string;
  readonly width: number;
  readonly height: number;
};

/** STUB */
export async function storeUpload(
  ctx: ServiceContext,
  _input: { readonly bucket: string; readonly file: File },
): Promise<StoredUpload> {
  requireAdmin(ctx.actor);
  throw new Error("stub");
}

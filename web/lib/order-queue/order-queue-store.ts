import { createDeviceStore } from "../device-store.ts";

/**
 * The orders that wait on this device, as they are kept; empty where none does. Apart from what
 * reads them, since every page has to know whether one waits.
 */
export const orderQueueStore = createDeviceStore({
  key: "queued_orders",
  empty: "",
  parse: (text) => text,
  format: (text) => (text === "" ? null : text),
});

import { createDeviceStore } from "../device-store.ts";

/**
 * Serialised queued orders of this device, empty if there are none. Separate from the parser,
 * because every page needs to check whether an order is queued.
 */
export const orderQueueStore = createDeviceStore({
  key: "queued_orders",
  empty: "",
  parse: (text) => text,
  format: (text) => (text === "" ? null : text),
});

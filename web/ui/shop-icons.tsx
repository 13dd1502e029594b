import { icon } from "./icon.tsx";

/*
 * Icons of lucide, each as one path: the shop loads neither the library's runtime nor its rectangles and circles.
 */
const basket =
  "m2.05 2.05 1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25";
const tile = "h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z";

export const ShoppingCartIcon = /* @__PURE__ */ icon(
  `${basket}M20 20a2 2 0 1 1-4 0a2 2 0 1 1 4 0zM10 20a2 2 0 1 1-4 0a2 2 0 1 1 4 0z`,
);
export const QuickIcon = /* @__PURE__ */ icon(
  "M15.914 4a1.5 1.5 0 00-2.474-1.561l-9 9A1.5 1.5 0 005.5 14h4.002a.5.5 0 01.471.666L8.086 20a1.5 1.5 0 002.475 1.56l9-9A1.5 1.5 0 0018.5 10h-3.997a.5.5 0 01-.472-.667z",
);
export const GridIcon = /* @__PURE__ */ icon(`M4 3${tile}M15 3${tile}M15 14${tile}M4 14${tile}`);
export const RowsIcon = /* @__PURE__ */ icon("M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13");
export const ClipboardIcon = /* @__PURE__ */ icon(
  "M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1zM16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M12 11h4M12 16h4M8 11h.01M8 16h.01",
);
export const ShieldIcon = /* @__PURE__ */ icon(
  "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4",
);
export const NothingFoundIcon = /* @__PURE__ */ icon(
  "M12 22V12M20.27 18.27 22 20M21 10.498V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l.98-.559M3.29 7 12 12l8.71-5M7.5 4.27l8.997 5.148M21 16.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0z",
);

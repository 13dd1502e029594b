import { icon } from "./icon.tsx";

/* Icons that every page needs. */
const circle = "M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18z";
const eye = "M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7z";
const pupil = "M12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6z";

export const ArrowRightIcon = /* @__PURE__ */ icon("M5 12h14M13 6l6 6-6 6");
export const CartIcon = /* @__PURE__ */ icon("M3 4h3l2.5 11H18l2.5-8H6.8M9.5 20v.01M17 20v.01");
export const CheckIcon = /* @__PURE__ */ icon(`${circle}M8 12.5l2.5 2.5 5.5-5.5`);
export const ChevronDownIcon = /* @__PURE__ */ icon("M6 9l6 6 6-6");
export const ChevronRightIcon = /* @__PURE__ */ icon("M9 6l6 6-6 6");
export const ClockIcon = /* @__PURE__ */ icon(`${circle}M12 7v5l3.5 2`);
export const CloseIcon = /* @__PURE__ */ icon("M6 6l12 12M18 6L6 18");
export const ErrorIcon = /* @__PURE__ */ icon(`${circle}M12 7.5v5M12 16.2v.01`);
export const ExternalIcon = /* @__PURE__ */ icon("M14 4h6v6M20 4l-9 9M18 14v6H4V6h6");
export const EyeIcon = /* @__PURE__ */ icon(`${eye}${pupil}`);
export const EyeOffIcon = /* @__PURE__ */ icon(`${eye}${pupil}M4 20L20 4`);
export const HomeIcon = /* @__PURE__ */ icon("M4 11l8-7 8 7v9h-5v-6H9v6H4z");
export const InfoIcon = /* @__PURE__ */ icon(`${circle}M12 11.5v5M12 7.8v.01`);
export const LayersIcon = /* @__PURE__ */ icon("M12 3.5l9 4.7-9 4.7-9-4.7zM3 12.6l9 4.7 9-4.7");
export const ListPlusIcon = /* @__PURE__ */ icon("M4 6h16M4 12h9M4 18h7M18 14v7M14.5 17.5h7");
export const MailIcon = /* @__PURE__ */ icon("M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7");
export const MenuIcon = /* @__PURE__ */ icon("M4 6.5h16M4 12h16M4 17.5h16");
export const PanelCloseIcon = /* @__PURE__ */ icon("M4 4h16v16H4zM9.5 4v16M16.5 9l-3 3 3 3");
export const PanelOpenIcon = /* @__PURE__ */ icon("M4 4h16v16H4zM9.5 4v16M13.5 9l3 3-3 3");
export const PauseIcon = /* @__PURE__ */ icon("M8 5v14M16 5v14");
export const PhoneIcon = /* @__PURE__ */ icon(
  "M5.5 3.5h4l1.6 4.6-2.3 1.7a12 12 0 0 0 5.4 5.4l1.7-2.3 4.6 1.6v4a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 3.5 5.7a2 2 0 0 1 2-2.2z",
);
export const PinIcon = /* @__PURE__ */ icon(
  "M12 21.5c4.6-4.7 7-8.3 7-11.5a7 7 0 1 0-14 0c0 3.2 2.4 6.8 7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5z",
);
export const DownloadIcon = /* @__PURE__ */ icon("M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14");
export const PlayIcon = /* @__PURE__ */ icon("M7 5v14l12-7z");
export const SearchIcon = /* @__PURE__ */ icon(
  "M15.8 15.8L21 21M18 11a7 7 0 1 1-14 0a7 7 0 0 1 14 0z",
);
export const ShareIcon = /* @__PURE__ */ icon("M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v8h14v-8");
export const StarIcon = /* @__PURE__ */ icon(
  "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
);
export const WarningIcon = /* @__PURE__ */ icon("M12 4L2.5 20h19zM12 10v4.2M12 17v.01");
export const WrenchIcon = /* @__PURE__ */ icon(
  "M20.6 6.8l-3.4 3.4-3.2-.2-.2-3.2 3.4-3.4a5.8 5.8 0 0 0-7.6 7.2L3.3 16.9a2.7 2.7 0 0 0 3.8 3.8l6.3-6.3a5.8 5.8 0 0 0 7.2-7.6z",
);

import type { adminPanel as english } from "../en/admin-panel.ts";

/** Source: shop specification section 2, "In-shop admin panel", and the decisions. */
export const adminPanel: typeof english = {
  title: "Panel Administruesi",
  tabsLabel: "Pjesët e panelit",
  ordersTab: "Porositë",
  ordersList: "Porositë, më të rejat të parat",
  loading: "Po ngarkohen porositë...",
  empty: "Ende nuk ka porosi",
  emptyText: "Porosia e re shfaqet këtu menjëherë.",
  order: "Porosia",
  customer: "Klienti",
  phone: "Telefoni",
  address: "Adresa",
  notes: "Shënime",
  products: "Produktet",
  total: "Totali",
  lek: "Lekë",
  status: "Statusi i porosisë",
  confirm: "Konfirmo porosinë",
  showMore: "Shfaq më shumë",
  newOrder: (id, customer) => `Porosi e re ${id} nga ${customer}`,
};

import type { checkout as english } from "../en/checkout.ts";

export const checkout: typeof english = {
  quickCheckout: "Blerje e shpejtë",
  title: "Plotësoni porosinë",
  name: "Emri i plotë",
  phone: "Numri i telefonit",
  country: "Shteti",
  chooseCountry: "Zgjidhni shtetin",
  city: "Qyteti",
  chooseCity: "Zgjidhni qytetin",
  chooseCountryFirst: "Zgjidhni së pari shtetin",
  address: "Adresa e plotë",
  notes: "Shënime shtesë (opsionale)",
  requiredHint: "Fushat me * janë të detyrueshme.",
  fieldMissing: "Kjo fushë është e detyrueshme.",
  fieldInvalid: "Ju lutemi kontrolloni këtë fushë.",
  summary: "Përmbledhja e porosisë",
  total: "Totali:",
  submit: "Konfirmo Porosinë",
  unavailable: "Nuk shiten më dhe u hoqën nga porosia:",
  earlierTitle: "Porosia juaj e mëparshme u pranua",
  earlierText:
    "Porosia që dërguat më parë mbërriti me atë që përmbante atëherë. Për të porositur edhe këtë që shihni tani, shtypni përsëri “Konfirmo Porosinë”.",
  orderNumber: "Numri i porosisë",
  close: "Mbyll",
  lastOrder: "Porosia juaj e fundit:",
  dismissLastOrder: "Fshih numrin e porosisë së fundit",
};

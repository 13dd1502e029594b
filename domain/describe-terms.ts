import { formatAlbanianEur } from "./albanian-amount.ts";
import { formatBritishNumber } from "./british-number.ts";
import type { OrderTerms, PaymentWay, PlacedTerms } from "./order-terms.ts";

/** Languages of an order, its page and its mails. */
export const orderLanguages = ["sq", "en"] as const;

export type OrderLanguage = (typeof orderLanguages)[number];

/** Euro as texts of this language write it: '3,20 €' or '€3.20'. */
export function formatOrderEur(amount: number, language: OrderLanguage): string {
  return language === "sq" ? formatAlbanianEur(amount) : `€${formatBritishNumber(amount, 2)}`;
}

const texts = {
  sq: {
    payLater: "Nuk paguani tani.",
    fullPrice: "Ju telefonojmë me çmimin e plotë (TVSH, transporti).",
    withVat: "Çmimet përfshijnë TVSH-në.",
    withoutVat: "Çmimet janë pa TVSH.",
    vatLater: "TVSH-në jua themi kur t’ju telefonojmë.",
    delivery: "Transporti",
    deliveryTo: (city: string) => `Transporti (${city})`,
    from: (cost: string) => `nga\u00A0${cost}`,
    free: "falas",
    freeFrom: (amount: string) => `falas nga\u00A0${amount}`,
    deliveryLater: "Koston e transportit jua themi kur t’ju telefonojmë.",
    days: (days: string) => `${days}\u00A0ditë pune`,
    ways: { "on-delivery": "në dorëzim", "bank-transfer": "me transfertë bankare" },
    pay: (ways: string) => `Paguani ${ways}.`,
    or: " ose ",
  },
  en: {
    payLater: "You don’t pay now.",
    fullPrice: "We call you with the full price (VAT, delivery).",
    withVat: "Prices include VAT.",
    withoutVat: "Prices are without VAT.",
    vatLater: "We tell you the VAT when we call.",
    delivery: "Delivery",
    deliveryTo: (city: string) => `Delivery (${city})`,
    from: (cost: string) => `from\u00A0${cost}`,
    free: "free of charge",
    freeFrom: (amount: string) => `free from\u00A0${amount}`,
    deliveryLater: "We tell you what delivery costs when we call.",
    days: (days: string) => `${days}\u00A0working ${days === "1" ? "day" : "days"}`,
    ways: { "on-delivery": "on delivery", "bank-transfer": "by bank transfer" },
    pay: (ways: string) => `You pay ${ways}.`,
    or: " or ",
  },
} as const;

/** The delivery of one order: its cost in euro and its working days. */
export type DescribedDelivery = {
  readonly city: string;
  readonly cost: number;
  readonly days: PlacedTerms["delivery_days"];
};

/**
 * Describes VAT, delivery and payment in one line.
 * @param delivery Of the order; undefined if it is agreed on the phone.
 */
export function describePlacedTerms(
  terms: PlacedTerms,
  delivery: DescribedDelivery | undefined,
  language: OrderLanguage,
): string {
  const { deliveryTo } = texts[language];
  const cost = formatDeliveryCost(delivery?.cost ?? 0, language);
  const sentence =
    delivery &&
    `${deliveryTo(delivery.city)}: ${[cost, formatDeliveryDays(delivery.days, language)].filter(Boolean).join(", ")}.`;
  return joinTerms(terms, sentence, language);
}

/** Describes the terms before the place of the delivery is known. */
export function describeOpenTerms(terms: OrderTerms, language: OrderLanguage): string {
  const text = texts[language];
  const costs = terms.delivery.map(({ cost }) => cost);
  const { free_delivery_from: freeFrom } = terms;
  const parts = [
    text.from(formatOrderEur(Math.min(...costs), language)),
    ...(freeFrom === null ? [] : [text.freeFrom(formatOrderEur(freeFrom, language))]),
  ];
  const sentence = costs.length === 0 ? undefined : `${text.delivery}: ${parts.join(", ")}.`;
  return joinTerms(terms, sentence, language);
}

/** The cost of a delivery, or that it is free. */
export function formatDeliveryCost(cost: number, language: OrderLanguage): string {
  return cost === 0 ? texts[language].free : formatOrderEur(cost, language);
}

/** Working days such as '1–2 ditë pune'; empty if they aren't known. */
export function formatDeliveryDays(
  days: PlacedTerms["delivery_days"],
  language: OrderLanguage,
): string {
  if (!days) return "";
  const { min, max } = days;
  return texts[language].days(min === max ? String(min) : `${min}–${max}`);
}

function joinTerms(
  {
    prices_include_vat: hasVat,
    payment_ways: ways,
  }: Pick<OrderTerms, "prices_include_vat" | "payment_ways">,
  delivery: string | undefined,
  language: OrderLanguage,
): string {
  const text = texts[language];
  const vat = hasVat === null ? text.vatLater : hasVat ? text.withVat : text.withoutVat;
  const prices =
    hasVat === null && delivery === undefined
      ? [text.fullPrice]
      : [vat, delivery ?? text.deliveryLater];
  return [text.payLater, ...prices, ...describeWays(ways, language)].join(" ");
}

function describeWays(ways: readonly PaymentWay[], language: OrderLanguage): readonly string[] {
  if (ways.length === 0) return [];
  const text = texts[language];
  return [text.pay(ways.map((way) => text.ways[way]).join(text.or))];
}

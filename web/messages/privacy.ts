import { company } from "#domain/company.ts";
import type { LegalPageText } from "./legal-page-text.ts";

const { name, email, address } = company;
// Non-breaking spaces keep the phone number on one line.
const phone = company.phone.display.replaceAll(" ", "\u00a0");
const postal = `${address.street}, ${address.postalCode} ${address.city}, ${address.country}`;

/**
 * What the site actually stores: change it together with cookies, storage keys and session limits. Follows
 * Law 124/2024 (Albania) and Law 06/L-082 (Kosovo).
 */
export const privacy: LegalPageText = {
  updated: "Last changed: November 2026",
  lead: "We collect what an order needs and nothing to follow you around with.",
  sections: [
    {
      heading: "Who is responsible",
      blocks: [
        `${name}, ${postal}. Write to ${email} or call ${phone} with any question about your data; put “personal data” in the subject line and it reaches the person in charge of it.`,
        "We work from Albania and deliver to Kosovo and North Macedonia as well. We follow the Albanian Law No. 124/2024 on Personal Data Protection and, for people in Kosovo, the Law No. 06/L-082 on Protection of Personal Data; both follow the European Union’s General Data Protection Regulation.",
      ],
    },
    {
      heading: "What we process and why",
      blocks: [
        [
          "Orders: name, phone, country, city, address, your notes and the products, to deliver and to call you about the order; and, if you give them, your email for its confirmation and your company’s name and tax number for the invoice. Basis: the contract, or steps you asked for before it.",
          "Invoices, and what tax and accounting law require us to keep about a sale. Basis: our legal obligations.",
          "Accounts: name, phone, email and your password, which is stored only as a salted hash. They let you sign in, keep a cart and see your orders. Basis: the contract on your account.",
          "Sign-ins: when a session began, from which internet address and with which browser, so that nobody else uses your account. Basis: our legitimate interest in a safe service.",
          "Messages and requests for a quote: what you write to us, to answer it. Basis: steps before a contract, otherwise our legitimate interest in answering.",
          "Notes of our staff about an agreement with you, such as when to call or how you pay. Only our staff reads them. Basis: our legitimate interest in serving you well.",
          "Technical logs: time, page and internet address of a request, to keep the site running and to fend off abuse. Basis: our legitimate interest in a safe service.",
        ],
        "We don’t use analytics, advertising or profiling, we don’t sell data, and no decision about you is made by a machine alone.",
      ],
    },
    {
      heading: "What you have to give",
      blocks: [
        "Nothing, to read these pages. For an order we need the fields that the form marks as required, because we can’t deliver or confirm without them; an account, the email, the company and the notes are up to you. We get your data from you alone. If you order for somebody else, please tell them.",
      ],
    },
    {
      heading: "On your device",
      blocks: [
        [
          "A session cookie, only once you sign in. It ends when you sign out, after 7 days without use, or after 30 days.",
          "A random number for this browser, in its storage under device_id, once you sign in, so that we can tell you by mail when another device signs in to your account. Your account keeps it for 400 days after the last sign-in, as a hash.",
          "A cookie named sidebar_state that remembers for 7 days whether the menu is open.",
          "Your cart, as long as you aren’t signed in or your account can’t be reached, in the browser’s storage under guest_cart, and under unsure_merge what was sent to your account until it is known to have arrived.",
          "An order that you confirm without a connection, in the browser’s storage under queued_orders, until it is sent or you take it back. When you sign out, we ask you whether to keep or discard it.",
          "What you last saw of the shop, for times without a connection, in the browser’s database last-seen, up to 30 days. Your name and your account’s cart are in it only while you are signed in.",
          "Parts you add to Favorites, in the browser’s storage under favorites. They stay on the device.",
          "A half-filled order form, a pasted list and the number of your last order, until you close the tab or sign out.",
        ],
        "All names under which the site stores something on your device:",
        [
          "Cookies: __Host-shop.session_token (on http shop.session_token) and sidebar_state, as above.",
          "For your next visit: guest_cart, unsure_merge, queued_orders, quote_list (the parts you want a quote for), guest_orders and sent_quotes (the private links of what you sent without an account), favorites, recent_products and productDetails (products you looked at), shop_view (grid or list), pending_sign_out (that a sign-out hasn’t reached us yet), order-alerts (staff: how new orders announce themselves). In a database and a cache: last-seen, and seen-uploads with images of products.",
          "Until you close the tab or sign out: private:order_form, private:quote_form, private:pasted_list, private:last_order, private:own_details (what you typed), private:return_place and private:wish (where you were), private:product_form, private:panel_product, private:product_import and private:quote_answer (staff: what they typed). Until you close the tab: reloaded (when a page was reloaded after an update) and tsr-scroll-restoration-v1_3 (how far you had scrolled).",
        ],
        "These are needed for what you asked for, so no consent banner appears. You can delete all of them in your browser.",
      ],
    },
    {
      heading: "Content from other hosts",
      blocks: [
        "The map (OpenStreetMap Foundation, United Kingdom) and makers’ catalogues come from their own hosts. When such a frame comes near your screen, your browser asks its host for it, and the host sees your internet address, your browser and the site you are on. What it does with them is written in its own policy. We use no cookies of those hosts and receive nothing from them.",
        "Basis: our legitimate interest in showing where we are and what the makers offer. If you object, block content of other hosts in your browser: every page works without it, and a link to the same content stands beside each frame.",
      ],
    },
    {
      heading: "Who receives data",
      blocks: [
        "Carriers receive name, phone and address for a delivery, and customs the papers of a parcel that crosses a border. Our hosting and mail providers process data on our behalf, by contract and on our instructions. Our accountants and the authorities receive data where a law obliges us.",
        "A delivery to Kosovo or North Macedonia takes these data there; that is part of the contract. Should a provider process data in a country without adequate protection in law, we agree on the standard clauses that the supervisory authority accepts. Ask us for a copy.",
      ],
    },
    {
      heading: "How long we keep it",
      blocks: [
        [
          "Orders and invoices: as long as accounting and tax law asks for, then they are deleted.",
          "Deleted orders: 30 days in case it was a mistake, unless the law wants them longer.",
          "Accounts: until you ask us to delete them. Sign-ins: until the session ends, 30 days at most.",
          "Messages: up to two years after the matter is closed.",
          "Notes of our staff: as long as they are of use, and 30 days more in case their deletion was a mistake. Those about an account are deleted with it.",
          "Technical logs: up to 30 days.",
        ],
      ],
      hasPeriods: true,
    },
    {
      heading: "How it is protected",
      blocks: [
        "Pages travel encrypted, passwords can’t be read back, and only staff who work on orders see them. If a breach should put you at risk, we tell the supervisory authority within 72 hours, and you without delay.",
      ],
    },
    {
      heading: "Your rights",
      blocks: [
        "You may ask what we hold about you and for a copy, have it corrected or deleted, have its processing restricted, and take data you gave us with you in a common format. You may object at any time to processing that rests on our legitimate interest. Where something rests on your consent, you may withdraw it at any time; what was done before stays lawful.",
        "An email is enough and costs nothing. We answer within 30 days.",
        "You may also complain to the supervisory authority, or go to court:",
        [
          "Albania: Commissioner for the Right to Information and Protection of Personal Data, Tirana.",
          "Kosovo: Information and Privacy Agency, Pristina.",
          "North Macedonia: Personal Data Protection Agency, Skopje.",
        ],
      ],
    },
    {
      heading: "Changes",
      blocks: [
        "When the site or the law changes, this page does too; the date below says when. We tell account holders by email of a change that matters to them.",
      ],
    },
  ],
};

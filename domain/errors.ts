import { messages } from "./messages.ts";
import { productMessages } from "./product-messages.ts";

/**
 * Every error code the API returns, with its HTTP status and text. Screens show the text; programs read
 * the code. Any other error is returned as `internal_error`.
 */
export const errorTable = {
  invalid_input: {
    status: 422,
    text: "Some of the data is missing or not valid. Check what you entered.",
  },
  invalid_json: { status: 400, text: "The body is not valid JSON." },
  unsupported_media_type: {
    status: 415,
    text: "Send the body as application/json, or files as multipart/form-data.",
  },
  body_too_large: { status: 413, text: "This is more than the server takes at once. Send less." },
  unauthorized: { status: 401, text: messages.adminDialog.signInFirst },
  sign_in_to_add_products: { status: 401, text: productMessages.signInToAdd },
  invalid_credentials: { status: 401, text: messages.signIn.invalid },
  credentials_required: { status: 422, text: messages.signIn.required },
  invalid_email: { status: 422, text: messages.signUp.invalidEmail },
  /** The response replaces this text with the broken rules. */
  weak_password: { status: 422, text: messages.signUp.passwordTooCommon },
  wrong_password: {
    status: 422,
    text: "The current password isn’t right. Check it and type it again.",
  },
  /** The error's details contain the challenge that the second step needs. */
  second_factor_required: { status: 403, text: "Enter the code of your authenticator app." },
  sign_in_expired: {
    status: 401,
    text: "This sign-in has expired. Enter your email and password again.",
  },
  wrong_code: {
    status: 422,
    text: "This code isn’t right, or it was used before. Wait for the next one and try again.",
  },
  second_factor_due: {
    status: 403,
    text: "Admins need a second factor here. Set it up on your account page.",
  },
  second_factor_changed: {
    status: 409,
    text: "The second factor was turned on or off before. Reload the page to see how it stands.",
  },
  link_expired: {
    status: 400,
    text: "This link is no longer valid; it may have been used already. Ask for a new one.",
  },
  admin_account_stays: { status: 409, text: "An admin’s account can’t be deleted here." },
  forbidden: { status: 403, text: messages.adminDialog.required },
  foreign_origin: {
    status: 403,
    text: "This request came from a page that may not make it. Open the shop’s own page and try again.",
  },
  setup_code_refused: { status: 403, text: messages.setup.makeAdminFailed },
  not_found: { status: 404, text: "Not found" },
  method_not_allowed: { status: 405, text: "This method is not allowed here." },
  out_of_stock: { status: 409, text: messages.cart.outOfStock },
  cart_full: {
    status: 422,
    text: "The cart holds as many lines as it can. Remove one, or order these first.",
  },
  invalid_order: { status: 422, text: messages.orders.invalid },
  unavailable_products: {
    status: 409,
    text: "Some products are no longer available and were dropped from the order. Check it and send it again.",
  },
  idempotency_mismatch: {
    status: 422,
    text: "This order was already sent with other contents. Look at that one before you order again.",
  },
  order_deleted: {
    status: 410,
    text: "This order was placed before, and the shop has deleted it since. Nothing was ordered now. Send it again as a new order if you still want it.",
  },
  order_not_pending: {
    status: 409,
    text: "The shop has already started with this order. Call us to change it.",
  },
  bulk_outdated: {
    status: 409,
    text: "Some of these products have changed since the preview. Nothing was written; look at the preview again.",
  },
  fixed_name: {
    status: 409,
    text: "The shop’s filters and forms always offer this name. Others can be merged into it.",
  },
  stock_changed: {
    status: 409,
    text: "The stock has changed. Look at the new count before you change it.",
  },
  not_an_image: { status: 415, text: messages.imageUpload.notAnImage },
  image_too_large: { status: 413, text: messages.imageUpload.tooLarge },
  photo_too_large: {
    status: 413,
    text: "A photo may have 10\u00A0MB at most. Choose a smaller one.",
  },
  /** The error's details contain the quote with the new answer. */
  quote_changed: {
    status: 409,
    text: "There is a newer answer to this quote. Look at it first; nothing was changed now.",
  },
  quote_expired: {
    status: 409,
    text: "The prices of this quote no longer hold. Ask for new ones; nothing was ordered.",
  },
  quote_closed: {
    status: 409,
    text: "This can’t be done with the quote as it stands. Reload the page to see it.",
  },
  undo_expired: {
    status: 409,
    text: "This was done more than 30 days ago and can no longer be undone.",
  },
  /** The error's details describe what is wrong with the file. */
  import_file_refused: { status: 422, text: "This file can’t be read as a list of products." },
  import_state: {
    status: 409,
    text: "This import was already written or undone. Reload the page to see how it stands.",
  },
  too_many_synonyms: {
    status: 409,
    text: "There are already as many groups of synonyms as the search takes. Delete one first.",
  },
  rate_limited: { status: 429, text: "Too many attempts. Please wait and try again." },
  admin_account_unavailable: { status: 409, text: "No admin account was created." },
  database_unavailable: {
    status: 503,
    text: "The shop is busy or restarting. Please try again in a moment.",
  },
  internal_error: { status: 500, text: "Something went wrong on our side. Please try again." },
} as const satisfies Record<string, { readonly status: number; readonly text: string }>;

export type ErrorCode = keyof typeof errorTable;

import { getCustomer } from "#server/services/customers/get-customer.ts";
import { listCustomers } from "#server/services/customers/list-customers.ts";
import { addCustomerNote } from "#server/services/customers/notes/add-note.ts";
import { listCustomerNotes } from "#server/services/customers/notes/list-notes.ts";
import { removeCustomerNote } from "#server/services/customers/notes/remove-note.ts";
import { restoreCustomerNote } from "#server/services/customers/notes/restore-note.ts";
import { admins, api } from "./builder.ts";

const { staff } = api;

export const customersApi = {
  customers: staff.customers
    .use(admins)
    .handler(({ context, input }) => listCustomers(context.ctx, input)),
  customer: staff.customer
    .use(admins)
    .handler(({ context, input }) => getCustomer(context.ctx, input.key)),
  customerNotes: staff.customerNotes
    .use(admins)
    .handler(({ context, input }) => listCustomerNotes(context.ctx, input)),
  addCustomerNote: staff.addCustomerNote
    .use(admins)
    .handler(({ context, input }) => addCustomerNote(context.ctx, input)),
  removeCustomerNote: staff.removeCustomerNote
    .use(admins)
    .handler(({ context, input }) => removeCustomerNote(context.ctx, input.id)),
  restoreCustomerNote: staff.restoreCustomerNote
    .use(admins)
    .handler(({ context, input }) => restoreCustomerNote(context.ctx, input.id)),
};

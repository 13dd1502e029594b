import type { ReactNode } from "react";
import type { OrderItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { orderPrintoutsText } from "#web/messages/order-printouts.ts";
import { toPrintedOrder, type PrintedOrder } from "./printed-order.ts";
import { PrintoutHead } from "./printout-head.tsx";

/** The slip for the parcel: contents, recipient and signatures. */
export function PackingSlip({ order }: { readonly order: OrderItem }): ReactNode {
  const text = useText(orderPrintoutsText);
  const printout = toPrintedOrder(order);
  return (
    <article>
      <PrintoutHead
        title={text.packingSlip}
        facts={[
          [
            text.orderNumber,
            <span key="id" className="font-mono">
              {printout.shortId}
            </span>,
          ],
          [text.date, printout.date],
        ]}
      />
      <Customer order={printout} />
      <Lines order={printout} />
      <div className="mt-12 grid break-inside-avoid grid-cols-2 gap-12 text-sm">
        <Signature label={text.handedOver} />
        <Signature label={text.received} />
      </div>
    </article>
  );
}

function Customer({ order }: { readonly order: PrintedOrder }): ReactNode {
  const text = useText(orderPrintoutsText);
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-4 text-sm">
      <div>
        <dt className="text-muted">{text.customer}</dt>
        <dd className="text-base font-semibold wrap-anywhere">{order.customer}</dd>
        {order.company !== "" && <dd className="wrap-anywhere">{order.company}</dd>}
        {order.nipt !== "" && (
          <dd className="wrap-anywhere">
            {text.nipt} {order.nipt}
          </dd>
        )}
        <dt className="mt-2 text-muted">{text.phone}</dt>
        <dd className="wrap-anywhere">{order.phone}</dd>
        {order.email !== "" && <dd className="wrap-anywhere">{order.email}</dd>}
      </div>
      <div>
        <dt className="text-muted">{text.address}</dt>
        {order.address.map((line) => (
          <dd key={line} className="wrap-anywhere">
            {line}
          </dd>
        ))}
      </div>
      {order.notes !== "" && (
        <div className="col-span-2 border border-line px-3 py-2">
          <dt className="text-muted">{text.notes}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{order.notes}</dd>
        </div>
      )}
    </dl>
  );
}

function Lines({ order }: { readonly order: PrintedOrder }): ReactNode {
  const text = useText(orderPrintoutsText);
  const figure = "py-1.5 ps-4 text-end font-mono whitespace-nowrap tabular-nums";
  return (
    <table className="mt-8 w-full border-collapse text-sm">
      <caption className="sr-only">{text.lines}</caption>
      <thead>
        <tr className="border-b border-ink align-bottom text-muted">
          <th scope="col" className="pb-1.5 text-end font-medium">
            {text.quantity}
          </th>
          <th scope="col" className="w-full ps-4 pb-1.5 text-start font-medium">
            {text.product}
          </th>
          <th scope="col" className="ps-4 pb-1.5 text-end font-medium whitespace-nowrap">
            {text.unitPrice}
          </th>
          <th scope="col" className="ps-4 pb-1.5 text-end font-medium">
            {text.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.key} className="break-inside-avoid border-b border-hairline align-top">
            <td className="py-1.5 text-end font-mono font-semibold whitespace-nowrap tabular-nums">
              <TickBox />
              {line.quantity}
            </td>
            <td className="py-1.5 ps-4 wrap-anywhere">{line.name}</td>
            <td className={figure}>{line.price}</td>
            <td className={figure}>{line.total}</td>
          </tr>
        ))}
      </tbody>
      <tbody className="break-inside-avoid">
        {order.delivery !== undefined && (
          <tr className="align-baseline">
            <th scope="row" colSpan={3} className="pt-3 text-end font-medium text-muted">
              {text.delivery}
            </th>
            <td className={`${figure} pt-3`}>{order.delivery}</td>
          </tr>
        )}
        <tr className="align-baseline">
          <th scope="row" colSpan={3} className="pt-3 text-end font-medium">
            {text.total}
          </th>
          <td className={`${figure} pt-3 text-base font-bold`}>{order.total}</td>
        </tr>
        <tr className="align-baseline">
          <th scope="row" colSpan={3} className="py-1.5 text-end font-medium text-muted">
            {text.totalLek}
          </th>
          <td className={figure}>{order.totalLek}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A box to tick when the pieces are in the parcel. */
function TickBox(): ReactNode {
  return <span className="me-3 inline-block size-3.5 border border-ink align-[-0.1em]" />;
}

function Signature({ label }: { readonly label: string }): ReactNode {
  const { signatureHint } = useText(orderPrintoutsText);
  return (
    <div>
      <p className="font-medium">{label}</p>
      <p className="mt-14 border-t border-ink pt-1 text-xs text-muted">{signatureHint}</p>
    </div>
  );
}

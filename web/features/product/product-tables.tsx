import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import {
  listDimensions,
  listSpecifications,
  type DescribedProduct,
  type ProductTableRow,
} from "./product-facts.ts";

type ProductTablesProps = {
  readonly product: DescribedProduct & { readonly brand: string };
  readonly columns: 1 | 2;
};

/** Dimensions and specifications as tables. */
export function ProductTables({ product, columns }: ProductTablesProps): ReactNode {
  const text = useText(productPageText);
  const { brand, category } = product;
  const dimensions = listDimensions(product, text);
  const { facts, phrases } = listSpecifications(product, text);
  const kind: readonly ProductTableRow[] = [
    ...(brand === "" ? [] : [{ label: text.brand, value: brand }]),
    ...(category === "" ? [] : [{ label: text.category, value: category }]),
  ];
  const further = phrases.length === 0 ? [] : [{ label: text.details, value: phrases.join("; ") }];
  return (
    <div className={clsx("grid items-start gap-x-10 gap-y-8", columns === 2 && "md:grid-cols-2")}>
      <FactTable title={text.dimensions} facts={dimensions} />
      <FactTable
        title={text.specifications}

        facts={[...facts, ...further, ...kind]}
      />
    </div>
  );
}

type FactTableProps = {
  readonly title: string;
  readonly facts: readonly ProductTableRow[];
};

function FactTable({ title, facts }: FactTableProps): ReactNode {
  if (facts.length === 0) return null;
  return (
    <table className="w-full border-b border-hairline text-sm">
      <caption className="border-b border-line pb-2 text-start">
        <h3 className="text-base font-semibold">{title}</h3>
      </caption>
      <tbody className="divide-y divide-hairline">
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th
              scope="row"
              className="w-[45%] py-2 pe-4 text-start align-top font-normal wrap-anywhere text-muted"
            >
              {label}
            </th>
            <td
              className={
                /\d/.test(value) && value.length <= 40
                  ? "py-2 font-mono wrap-anywhere tabular-nums"
                  : "py-2 wrap-anywhere"
              }
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

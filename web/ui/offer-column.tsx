import type { ReactNode } from "react";
import type { TableColumn } from "./table.tsx";

/**
 * Creates the column with what the shop sells of each row.
 * @param renderOffer Gets the row's code.
 */
export function offerColumn<Row extends { readonly code: string }>(
  header: string,
  renderOffer: (code: string) => ReactNode,
): TableColumn<Row> {
  return {
    key: "offer",
    header,
    renderCell: ({ code }) => (
      <div className="md:w-44 xl:w-full xl:min-w-88">{renderOffer(code)}</div>
    ),
    plainInCard: true,
    placeInCard: "max-md:col-span-full md:py-0!",
  };
}

import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { OtherCodes } from "#catalogue/nsk/other-codes.ts";
import { bearingSectionsText } from "#web/messages/bearing-sections.ts";
import { useText } from "#web/messages/language.tsx";
import { Section } from "#web/ui/section.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import type { BearingPageData } from "./load-bearing-page.ts";

/** The bearing's codes at other makers. */
export function OtherMakersCodes({ page }: { readonly page: BearingPageData }): ReactNode {
  const { otherCodes: text } = useText(bearingSectionsText);
  const { otherCodes, pplPath, detail } = page;
  if (otherCodes.length === 0 && pplPath === undefined) return null;
  const [address = "", place = ""] = pplPath?.split("#") ?? [];
  const columns: readonly TableColumn<OtherCodes>[] = [
    {
      key: "meaning",
      header: text.execution,
      rowHeader: true,
      renderCell: ({ meaning }) => meaning.charAt(0).toUpperCase() + meaning.slice(1),
    },
    ...(["NSK", "SKF", "FAG", "NTN", "KOYO", "NACHI", "RHP"] as const).map((maker) => ({
      key: maker,
      header: maker,
      renderCell: ({ spellings }: OtherCodes) => (
        <span className="font-mono whitespace-nowrap">
          {spellings.find((spelling) => spelling.maker === maker)?.code ?? text.none}
        </span>
      ),
    })),
  ];
  return (
    <Section
      title={text.heading}
      {...(otherCodes.length > 0 && { text: text.text })}
      data-print="hide"
    >
      {otherCodes.length > 0 && (
        <Table
          caption={text.heading}
          columns={columns}
          rows={otherCodes}
          rowKey={({ meaning }) => meaning}
        />
      )}
      {pplPath !== undefined && (
        <Link
          to={address}
          hash={place}
          className="mt-4 inline-flex min-h-6 items-center text-sm text-link hover:underline pointer-coarse:min-h-11"
        >
          {text.ppl(detail.code)}
        </Link>
      )}
    </Section>
  );
}

import { type ReactNode, useState } from "react";
import type { ShownProduct } from "#catalogue/nsk/shown-product.ts";
import { useText } from "#web/messages/language.tsx";
import { productDetailText } from "#web/messages/product-detail.ts";
import { FactList } from "#web/ui/fact-list.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

type TabId = "specifications" | "features" | "applications" | "models";

/** The product's data in four tabs. */
export function ProductTabs({ product }: { readonly product: ShownProduct }): ReactNode {
  const text = useText(productDetailText);
  const [tab, setTab] = useState<TabId>("specifications");
  const { specifications, features, applications, models } = product;
  const facts = specifications.map(([label, value]) => ({ label, value }));
  return (
    <Tabs
      label={text.tabs.label}
      value={tab}
      onValueChange={setTab}
      keepMounted
      className="mt-10"
      tabs={[
        {
          id: "specifications",
          label: text.tabs.specifications,
          content: facts.length > 0 ? <FactList facts={facts} /> : <Nothing />,
        },
        { id: "features", label: text.tabs.features, content: <Points items={features} /> },
        {
          id: "applications",
          label: text.tabs.applications,
          content: <Points items={applications} />,
        },
        { id: "models", label: text.tabs.models, content: <Models codes={models} /> },
      ]}
    />
  );
}

function Points({ items }: { readonly items: readonly string[] }): ReactNode {
  if (items.length === 0) return <Nothing />;
  return (
    <ul className="text-sm">
      {items.map((item) => (
        <li key={item} className="border-b border-hairline py-2 break-words first:pt-0">
          {item}
        </li>
      ))}
    </ul>
  );
}

function Models({ codes }: { readonly codes: readonly string[] }): ReactNode {
  const text = useText(productDetailText);
  if (codes.length === 0) return <p className="text-sm text-muted">{text.noModels}</p>;
  return (
    <ul className="flex flex-wrap gap-2 font-mono text-sm">
      {codes.map((code) => (
        <li key={code} className="rounded-sm border border-hairline bg-raised px-2 py-1 break-all">
          {code}
        </li>
      ))}
    </ul>
  );
}

function Nothing(): ReactNode {
  return <p className="text-sm text-muted">{useText(productDetailText).noDetails}</p>;
}

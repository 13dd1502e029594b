import type { ReactNode } from "react";
import { getBeltImage } from "#catalogue/drawing/media-path.ts";
import { BuyControls } from "#web/ui/buy-controls.tsx";
import { DayChart } from "#web/ui/day-chart.tsx";
import { FactList } from "#web/ui/fact-list.tsx";
import { figureColumn } from "#web/ui/figure-column.tsx";
import { PartCard } from "#web/ui/part-card.tsx";
import { Price } from "#web/ui/price.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { Table } from "#web/ui/table.tsx";
import { Sample, Samples, longText } from "./sample.tsx";

const sizes = [
  { code: "6204", bore: "20", load: "12.8" },
  { code: "6205", bore: "25", load: "14" },
  { code: longText, bore: "30", load: "19.55" },
];

const bought = {
  stock_quantity: 3,
  low_stock_threshold: 5,
  price: 129,
  price_eur: 111.21,
  currency: "USD",
};

const days = Array.from({ length: 30 }, (_, index) => {
  const amount = (index * 37) % 11 === 0 ? 0 : ((index * 7_919) % 1_700) + 90;
  const count = amount === 0 ? 0 : (index * 13) % 9;
  return {
    day: String(index),
    label: `${index + 1}.11.`,
    amount,
    amountText: `€${amount}.00`,
    count,
    countText: `${count} orders`,
  };
});

const chartText = {
  amount: "Revenue",
  count: "Orders",
  day: "Day",
  today: "Today",
  choose: "Choose a day",
  asTable: "As a table",
  caption: "Revenue and orders per day",
};

export function DataSamples(): ReactNode {
  return (
    <Samples>
      <Sample name="Table with figureColumn: cards on a phone" wide>
        <Table
          caption="Sizes"
          showCaption
          rows={sizes}
          rowKey={({ code }) => code}
          columns={[
            { key: "code", header: "Code", rowHeader: true, renderCell: ({ code }) => code },
            figureColumn("bore", "Bore, mm", sizes, ({ bore }) => bore),
            figureColumn("load", "Load, kN", sizes, ({ load }) => load),
          ]}
        />
      </Sample>
      <Sample name="FactList">
        <FactList
          facts={[
            { label: "Bore", value: "25 mm" },
            { label: "Cage", value: "Pressed steel" },
            { label: "A name that takes more room than its value", value: longText },
          ]}
        />
      </Sample>
      <Sample name="FactList, compact on phones">
        <FactList
          isCompact
          facts={[
            { label: "Bore", value: "25 mm" },
            { label: "Outer diameter", value: "52 mm" },
          ]}
        />
      </Sample>
      <Sample name="StatCard: figure, loading">
        <dl className="dev-column">
          <StatCard label="Total revenue" value="€12,345.67" />
          <StatCard label="Total orders" value={undefined} />
        </dl>
      </Sample>
      <Sample name="Price: euro, from another currency">
        <div className="dev-column">
          <Price amount={1_234.5} />
          <Price amount={111.21} original={{ amount: 129, currency: "USD" }} />
        </div>
      </Sample>
      <Sample name="BuyControls" wide>
        <p id="bought">NSK 6205DDU</p>
        <BuyControls product={bought} nameId="bought" onAdd={() => {}} />
      </Sample>
      <PartCardSamples />
      <Sample name="DayChart: pointer, arrow keys" wide>
        <DayChart days={days} text={chartText} unit="€" />
      </Sample>
      <Sample name="DayChart, one day and nothing" wide>
        <DayChart days={days.slice(0, 1)} text={chartText} unit="€" />
      </Sample>
    </Samples>
  );
}

function PartCardSamples(): ReactNode {
  return (
    <>
      <Sample name="PartCard: listed, asked with a tapered bore">
        <ul className="grid gap-3">
          <PartCard
            record={{
              kind: "bearing",
              code: "22210",
              family: "spherical-roller-bearings",
              series: "22200 Series",
              dimensions: "50 × 90 × 23 mm",
              specs: "C 99 kN",
              askedTaper: "1:12",
              href: "/products/nsk/spherical-roller-bearings/22200-series#22210",
            }}
          />
          <PartCard
            record={{
              kind: "bearing",
              code: "6205",
              family: "deep-groove-ball-bearings",
              series: "6200 Series",
              dimensions: "25 × 52 × 15 mm",
              specs: "C 14 kN",
              href: "/products/nsk/bearing/6205",
            }}
          />
        </ul>
      </Sample>
      <Sample name="PartCard: a part of another range and a page, with the reasons">
        <ul className="grid gap-3">
          <PartCard
            record={{
              kind: "part",
              code: "A42",
              family: "belts-mitsuboshi",
              series: "Classical V-belt",
              specs: "Mitsuboshi",
              image: getBeltImage("A"),
              href: "/products/belts/mitsuboshi/classical-v-belts",
            }}
            reason="Another length: 1067 mm, you asked for 1080 mm."
          />
          <PartCard
            record={{
              kind: "page",
              code: "",
              family: "families-and-brands-gates",
              series: "Gates belts",
              specs: "Gates",
              href: "/products/belts/gates",
            }}
            reason={longText}
          />
        </ul>
      </Sample>
    </>
  );
}

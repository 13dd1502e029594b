import type { ReactNode } from "react";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { DriveDetail, DriveDrawing } from "#web/ui/drawings/drive-drawing.tsx";
import { SectionDrawing } from "#web/ui/drawings/section-drawing.tsx";
import { ExternalFrame } from "#web/ui/external-frame.tsx";
import { HeaderImage } from "#web/ui/header-image.tsx";
import * as icons from "#web/ui/icons.tsx";
import { KindImage } from "#web/ui/kind-image.tsx";
import { PartImage } from "#web/ui/part-image.tsx";
import { PrivatePhoto } from "#web/ui/private-photo.tsx";
import { ProductImage } from "#web/ui/product-image.tsx";
import { ProductPlaceholder } from "#web/ui/product-placeholder.tsx";
import { ProductThumbnail } from "#web/ui/product-thumbnail.tsx";
import { ResponsiveImage } from "#web/ui/responsive-image.tsx";
import { Sample, Samples } from "./sample.tsx";

const subjects = ["bearing", "belt", "seal", "component"] as const;
const parts = ["belts", "bearing", "seal", "assembly"] as const;
const product = { name: "NSK 6205", category: "Bearings", image_url: null, image: null };

const ring: Drawing = {
  title: "Cross-section of a ring",
  description: "A ring of 15 by 52 mm.",
  bounds: { x: 0, y: 0, width: 15, height: 52 },
  shapes: [
    { material: "steel-right", path: "M0 0L15 0L15 14L0 14Z" },
    { material: "rubber", path: "M3 16L12 16L12 20L3 20Z" },
    { material: "steel-left", path: "M0 38L15 38L15 52L0 52Z" },
  ],
  centreLines: [
    [
      [-3, 26],
      [18, 26],
    ],
  ],
  dimensions: [{ from: [0, 0], to: [0, 52], side: "left", row: 1, label: "Ø52" }],
};

function KindImages(): ReactNode {
  return (
    <div className="dev-row">
      {["Fenner Jaw Coupling 28/38", "NSK UCT207 Take-Up Unit"].map((name) => (
        <span key={name} className="block aspect-4/3 w-40">
          <KindImage product={{ name, category: "Components" }} sizes="10rem" />
        </span>
      ))}
    </div>
  );
}

export function ImageSamples(): ReactNode {
  return (
    <Samples>
      <Sample name="PrivatePhoto: loading, failed">
        <div className="dev-row">
          <PrivatePhoto src={undefined} hasFailed={false} alt="" failed="" />
          <PrivatePhoto src={undefined} hasFailed alt="" failed="The photo didn’t load." />
        </div>
      </Sample>
      <Sample name="Icons" wide>
        <div className="dev-row">
          {Object.entries(icons).map(([name, Icon]) => (
            <span key={name} title={name}>
              <Icon />
            </span>
          ))}
        </div>
      </Sample>
      {subjects.map((subject) => (
        <Sample key={subject} name={`ProductPlaceholder, ${subject}`}>
          <ProductPlaceholder subject={subject} className="w-full" />
        </Sample>
      ))}
      <Sample name="HeaderImage">
        <HeaderImage name="deep-groove" />
      </Sample>
      <Sample name="ResponsiveImage: its file is missing">
        <ResponsiveImage
          src="/no-such-picture.webp"
          alt="Missing"
          width={400}
          height={300}
          className="w-full"
        />
      </Sample>
      <Sample name="PartImage">
        <PartImage name="deep-groove" alt="" sizes="20rem" />
      </Sample>
      <Sample name="KindImage: of its kind, drawn">
        <KindImages />
      </Sample>
      <Sample name="ProductImage: its file is missing">
        <ProductImage
          product={{ ...product, image_url: "/no-such-picture.webp" }}
          sizes="20rem"
          className="w-full"
        />
      </Sample>
      <Sample name="ProductThumbnail: by name, by category">
        <div className="dev-row">
          <ProductThumbnail product={product} width={80} className="w-20" />
          <ProductThumbnail
            product={{ ...product, name: "No such part", category: "Seals" }}
            width={80}
            className="w-20"
          />
        </div>
      </Sample>
      <Sample name="SectionDrawing">
        <SectionDrawing drawing={ring} className="mx-auto h-64" />
      </Sample>
      {parts.map((part) => (
        <Sample key={part} name={`DriveDetail, ${part}`}>
          <DriveDetail part={part} className="w-full" />
        </Sample>
      ))}
      <Sample name="DriveDrawing">
        <DriveDrawing label="A drive" />
      </Sample>
      <Sample name="ExternalFrame: a host that doesn't answer" wide>
        <ExternalFrame
          src="https://flipbooks.example/nsk"
          title="NSK catalogue"
          frameClassName="aspect-video"
        />
      </Sample>
    </Samples>
  );
}

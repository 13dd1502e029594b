import { type ReactNode, useState } from "react";
import { AvailabilityButton } from "#web/ui/availability-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChatLinks } from "#web/ui/chat-links.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { DownloadButton } from "#web/ui/download-button.tsx";
import { FavoriteButton } from "#web/ui/favorite-button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CartIcon, CloseIcon } from "#web/ui/icons.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { QuoteButton } from "#web/ui/quote-button.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";
import { SizeLink } from "#web/ui/size-link.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { Sample, Samples, longText } from "./sample.tsx";

const variants = ["primary", "secondary", "quiet", "danger"] as const;
const sizes = ["sm", "md", "lg"] as const;

export function ActionSamples(): ReactNode {
  return (
    <Samples>
      {variants.map((variant) => (
        <Sample key={variant} name={`Button, ${variant}: rest, busy, disabled`}>
          <div className="dev-row">
            <Button variant={variant}>Add to cart</Button>
            <Button variant={variant} busy>
              Adding
            </Button>
            <Button variant={variant} disabled>
              Sold out
            </Button>
          </div>
        </Sample>
      ))}
      <Sample name="Button, sizes">
        <div className="dev-row">
          {sizes.map((size) => (
            <Button key={size} size={size}>
              <CartIcon /> {size}
            </Button>
          ))}
        </div>
      </Sample>
      <Sample name="ChatLinks: of a part, of the page">
        <ChatLinks part="NSK 6205" />
        <ChatLinks />
      </Sample>
      <Sample name="DownloadButton">
        <DownloadButton
          load={async () => new Blob(["6205"])}
          fileName="6205.txt"
          failed="Not loaded"
        >
          Quote as PDF
        </DownloadButton>
      </Sample>
      <Sample name="SizeLink">
        <SizeLink code="6205" />
      </Sample>
      <Sample name="Button, block">
        <Button block variant="primary">
          Place order
        </Button>
      </Sample>
      <Sample name="IconButton: rest, busy, disabled">
        <div className="dev-row">
          <IconButton label="Close">
            <CloseIcon />
          </IconButton>
          <IconButton label="Close" variant="secondary" size="lg">
            <CloseIcon />
          </IconButton>
          <IconButton label="Close" disabled>
            <CloseIcon />
          </IconButton>
        </div>
      </Sample>
      <Sample name="LinkButton">
        <LinkButton to="/shop" variant="primary">
          To the shop
        </LinkButton>
      </Sample>
      <PartActions />
      <Choices />
    </Samples>
  );
}

function PartActions(): ReactNode {
  return (
    <Sample name="AvailabilityButton, QuoteButton, FavoriteButton, ShareButton" wide>
      <div className="dev-row">
        <AvailabilityButton code="6205" check={() => Promise.resolve("not-in-shop")} />
        <AvailabilityButton
          code="6205"
          label="Check without an answer"
          check={() => Promise.resolve("no-answer")}
        />
        <QuoteButton part="6205" variant="primary" />
        <FavoriteButton favorite={{ path: "/dev/ui", title: "Components" }} />
        <ShareButton title="Components" />
      </div>
    </Sample>
  );
}

function Choices(): ReactNode {
  const [view, setView] = useState<"grid" | "list" | "table">("grid");
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <Sample name="SegmentedControl: arrow keys">
        <SegmentedControl
          label="View"
          value={view}
          onValueChange={setView}
          options={[
            { value: "grid", label: "Grid" },
            { value: "list", label: "List" },
            { value: "table", label: "Table" },
          ]}
        />
      </Sample>
      <Sample name="Checkbox: on, off, disabled, long">
        <div className="dev-row">
          <Checkbox label="Choose Skf" checked={isOn} onCheckedChange={setIsOn} />
          <Checkbox label="Locked" checked disabled onCheckedChange={setIsOn} />
          <Checkbox label={longText} checked={!isOn} onCheckedChange={setIsOn} />
        </div>
      </Sample>
      <Sample name="Switch: on, off, disabled, long">
        <div className="dev-column">
          <Switch label="Visible in the shop" checked={isOn} onCheckedChange={setIsOn} />
          <Switch
            label="The other way round"
            checked={!isOn}
            onCheckedChange={(on) => setIsOn(!on)}
          />
          <Switch label="Locked on" checked disabled onCheckedChange={setIsOn} />
          <Switch label="Locked off" checked={false} disabled onCheckedChange={setIsOn} />
          <Switch label={longText} checked={isOn} onCheckedChange={setIsOn} />
        </div>
      </Sample>
    </>
  );
}

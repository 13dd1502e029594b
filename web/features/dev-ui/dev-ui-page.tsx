import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { ActionSamples } from "./action-samples.tsx";
import { BrandSamples } from "./brand-samples.tsx";
import { ColourSamples } from "./colour-samples.tsx";
import { DataSamples } from "./data-samples.tsx";
import "./dev-ui.css";
import { FieldSamples } from "./field-samples.tsx";
import { ImageSamples } from "./image-samples.tsx";
import { MessageSamples } from "./message-samples.tsx";
import { MovingSamples } from "./moving-samples.tsx";
import { NavigationSamples } from "./navigation-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";
import { ProductFormSamples } from "./product-form-samples.tsx";
import { ScaleSamples } from "./scale-samples.tsx";
import { SearchSamples } from "./search-samples.tsx";
import { showTheme, themes, type Theme } from "./show-theme.ts";
import { SizeFilterSamples } from "./size-filter-samples.tsx";

const groups: readonly { readonly title: string; readonly Content: ComponentType }[] = [
  { title: "Colours", Content: ColourSamples },
  { title: "Type, space and motion", Content: ScaleSamples },
  { title: "Actions", Content: ActionSamples },
  { title: "Fields", Content: FieldSamples },
  { title: "Product form", Content: ProductFormSamples },
  { title: "Messages and states", Content: MessageSamples },
  { title: "Overlays", Content: OverlaySamples },
  { title: "Navigation and layout", Content: NavigationSamples },
  { title: "Data", Content: DataSamples },
  { title: "Search results", Content: SearchSamples },
  { title: "Filters by size", Content: SizeFilterSamples },
  { title: "Images and drawings", Content: ImageSamples },
  { title: "Moving things", Content: MovingSamples },
  { title: "Brand pages", Content: BrandSamples },
];

/** Every token and every component of web/ui in every state. Only in development. */
export function DevUiPage(): ReactNode {
  const [theme, setTheme] = useState<Theme>("system");
  useLayoutEffect(() => {
    showTheme(theme);
    return () => showTheme("system");
  }, [theme]);
  return (
    <div className="dev-page page-column">
      <header>
        <h1>Components</h1>
        <p>
          Everything in <code>web/ui</code> in every state. Hover, press and tab for yourself; the
          browser's tools show paper, forced colours and less motion.
        </p>
        <SegmentedControl<Theme>
          label="Theme"
          value={theme}
          onValueChange={setTheme}
          options={themes.map((value) => ({ value, label: value }))}
        />
      </header>
      <nav aria-label="Groups">
        <ul>
          {groups.map(({ title }) => (
            <li key={title}>
              <a href={`#${getId(title)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ title, Content }) => (
        <section key={title} id={getId(title)} aria-label={title}>
          <h2>{title}</h2>
          <Content />
        </section>
      ))}
    </div>
  );
}

function getId(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, "-");
}

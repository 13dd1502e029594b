import type { ListItem } from "#catalogue/nsk/list-item.ts";
import type { nskText } from "#web/messages/nsk.ts";
import type { Fact } from "#web/ui/fact-list.tsx";
import type { SpecSheet } from "#web/ui/spec-dialog.tsx";

/** The facts on an item's card. */
export function cardFacts(item: ListItem, { list: text }: typeof nskText.en): readonly Fact[] {
  return presentFacts([
    [text.bore, item.bore],
    [text.od, item.od],
    [text.width, item.width],
    [text.height, item.height],
    [text.load, item.load],
    [text.radialLoad, item.radialLoad],
    [text.thrustLoad, item.thrustLoad],
  ]);
}

/** All facts of an item. */
export function toNskSheet(
  item: ListItem,
  features: readonly string[],
  text: typeof nskText.en,
): SpecSheet {
  const { dialog, list } = text;
  const dimensions = presentFacts([
    [list.bore, item.bore],
    [list.od, item.od],
    [list.width, item.width],
    [list.height, item.height],
  ]);
  const performance = presentFacts([
    [dialog.dynamicLoad, item.load],
    [dialog.radialLoad, item.radialLoad],
    [dialog.thrustLoad, item.thrustLoad],
    [dialog.maxSpeed, item.speed],
    [dialog.contactAngle, item.contactAngle],
    [dialog.precision, item.precision],
    [dialog.misalignment, item.misalignment],
    [dialog.cage, item.cage],
    [dialog.housing, item.housing],
    [dialog.sealing, item.sealing],
    [dialog.temperature, item.temperature],
    [dialog.lubrication, item.lubrication],
    [dialog.mounting, item.mounting],
    [dialog.material, item.material],
  ]);
  const housing = (item.housingDimensions ?? []).map(({ letter, meaning, value }) => ({
    label: `${letter}, ${meaning}`,
    value,
  }));
  return {
    title: item.code,
    facts: [
      { title: dialog.dimensions, facts: dimensions },
      { title: dialog.performance, facts: performance },
      ...(housing.length > 0 ? [{ title: dialog.housingSizes, wide: true, facts: housing }] : []),
    ],
    features,
    part: `NSK ${item.code}`,
  };
}

function presentFacts(
  rows: readonly (readonly [label: string, value: string | undefined])[],
): readonly Fact[] {
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

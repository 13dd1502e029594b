import type { FamilyKind, MeasuringStep } from "./family-note.ts";

const section: MeasuringStep = {
  title: "Section",
  text: "Measure top width and height with a caliper on a straight stretch. Width alone misleads: a classical and a narrow belt can be equally wide, the narrow one is taller.",
};
const tooth: MeasuringStep = {
  title: "Tooth",
  text: "Straight flanks are trapezoidal or T, round ones HTD, RPP, S or GT. Shapes of the same pitch don’t fit each other’s pulleys.",
};
const pitch: MeasuringStep = {
  title: "Pitch",
  text: "Measure from the middle of a tooth to the middle of the tenth one after it and divide by ten.",
};
const worn: MeasuringStep = {
  title: "Pulleys",
  text: "Look at the grooves before you fit a new belt: polished bottoms or hollow flanks wear it out early.",
};

/** Steps to identify an old belt, by kind of belt. Our own words; no figures. */
export const measuringSteps: Readonly<Record<FamilyKind, readonly MeasuringStep[]>> = {
  v: [
    section,
    {
      title: "Length",
      text: "Read the number if it can still be read. Otherwise put a tape around the outside and tell us that it is the outside length.",
    },
    {
      title: "Edge",
      text: "Fabric around all sides is a wrapped belt; bare rubber with cogs underneath is a raw-edge belt. Both run in the same grooves.",
    },
    worn,
  ],
  timing: [
    pitch,
    {
      title: "Teeth",
      text: "Count them all. Teeth times pitch is the length; a tape is never exact enough.",
    },
    tooth,
    {
      title: "Width",
      text: "Measure across the back. Inch belts print the width in hundredths of an inch, metric ones in millimetres.",
    },
  ],
  ribbed: [
    { title: "Ribs", text: "Count the ribs: the number stands before the profile’s letters." },
    {
      title: "Pitch",
      text: "Measure across all ribs and divide by their number. The pitches below lie far enough apart for a caliper.",
    },
    {
      title: "Length",
      text: "The number in the code is the effective length. A tape around the outside reads a little more, so say how you measured.",
    },
    worn,
  ],
  variable: [
    {
      title: "Top width",
      text: "Measure across the back of an unworn stretch; flanks wear, and a worn belt sits too deep.",
    },
    {
      title: "Height and angle",
      text: "Measure the height with the cogs, and the angle of the flanks or that of the pulley’s faces.",
    },
    {
      title: "Length",
      text: "Put a tape around the outside and say that it is the outside length.",
    },
    {
      title: "Cogs",
      text: "Say whether there are cogs underneath only or on both sides, and how far apart they stand.",
    },
  ],
  special: [
    {
      title: "Shape",
      text: "Say what the cross-section looks like: six-sided, joined by a common back, round, or narrow polyurethane.",
    },
    section,
    {
      title: "Length",
      text: "Read the number if it can still be read; otherwise measure around the outside and say so.",
    },
    {
      title: "Layout",
      text: "Tell us how many pulleys there are and which of them are driven by the belt’s back.",
    },
  ],
  vehicle: [
    {
      title: "Number on the belt",
      text: "It usually names ribs or width, profile and length; the maker’s part number is as good.",
    },
    {
      title: "Vehicle",
      text: "Make, model, year and engine code. Camshaft belts are chosen by these alone.",
    },
    {
      title: "Ribs and length",
      text: "Count the ribs and measure around the outside where nothing can be read.",
    },
    worn,
  ],
  farm: [
    {
      title: "Machine",
      text: "Make, model and year, and which drive the belt belongs to: the maker’s part number says it all.",
    },
    section,
    {
      title: "Strands",
      text: "Count the strands of a banded belt: they share one back and are changed as one.",
    },
    worn,
  ],
  flat: [
    { title: "Width and thickness", text: "Measure both with a caliper, away from worn edges." },
    {
      title: "Length",
      text: "Flat belts are measured inside. Say whether the belt lay slack or under tension.",
    },
    {
      title: "Material",
      text: "Say what both faces are made of and what they touch: oil, food, dust, heat.",
    },
    { title: "Joint", text: "Say whether the belt was endless, glued, welded or laced." },
  ],
  parts: [
    {
      title: "Groove or tooth",
      text: "Name the belt that runs on it: its section or profile decides the pulley.",
    },
    {
      title: "Diameter",
      text: "Give the datum diameter of a V-pulley or the number of teeth of a timing pulley.",
    },
    {
      title: "Shaft",
      text: "Give shaft diameter and key. The bush number is cast into its face.",
    },
    { title: "Width", text: "Give the number of grooves, or the width of the timing belt." },
  ],
};

/** Patterns of numbers that look like those of other parts. */

/** The series of SKF's toroidal roller bearings, after their C: C2208. */
export const toroidalSeries = "(?:22|23|30|31|32|39|40|41|49|50|59|60|69)";

/** The width, in sixteenths of an inch, and the angle of a belt for adjustable pulleys: the 2322 of 2322V421. */
export const adjustableBeltSize = "\\d\\d(?:[23][02468]|40)";

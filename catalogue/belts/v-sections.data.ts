import type { VSection } from "./belt.ts";

/** Sections of V-belts. Source: shared data, belts.json. */
export const vSections: readonly VSection[] = [
 {
  "section": "Z",
  "topWidthMm": 10,
  "heightMm": 6,
  "angleDeg": 40,
  "datumWidthMm": 8.5,
  "insideToDatumMm": 22,
  "massKgPerM": 0.064,
  "minPulleyMm": 50,
  "standard": "ISO 4184 / DIN 2215",
  "status": "verified"
 },
 {
  "section": "A",
  "topWidthMm": 13,
  "heightMm": 8,
  "angleDeg": 40,
  "datumWidthMm": 11,
  "insideToDatumMm": 30,
  "massKgPerM": 0.109,
  "minPulleyMm": 75,
  "standard": "ISO 4184 / DIN 2215",
  "status": "verified",
  "note": "JIS K 6323, the Japanese standard, gives 12.5 x 9.0"
 },
 {
  "section": "B",
  "topWidthMm": 17,
  "heightMm": 11,
  "angleDeg": 40,
  "datumWidthMm": 14,
  "insideToDatumMm": 40,
  "massKgPerM": 0.196,
  "minPulleyMm": 125,
  "standard": "ISO 4184 / DIN 2215",
  "status": "verified",
  "note": "JIS K 6323: 16.5 x 11.0. Some DIN tables use +43 for the datum length; OPTIBELT prints +40"
 },
 {
  "section": "C",
  "topWidthMm": 22,
  "heightMm": 14,
  "angleDeg": 40,
  "datumWidthMm": 19,
  "insideToDatumMm": 58,
  "massKgPerM": 0.324,
  "minPulleyMm": 200,
  "standard": "ISO 4184 / DIN 2215",
  "status": "verified",
  "note": "JIS K 6323: 22.0 x 14.0. Some makers use +52"
 },
 {
  "section": "D",
  "topWidthMm": 32,
  "heightMm": 19,
  "angleDeg": 40,
  "datumWidthMm": 27,
  "insideToDatumMm": 75,
  "massKgPerM": 0.668,
  "minPulleyMm": 355,
  "standard": "ISO 4184 / DIN 2215",
  "status": "verified",
  "note": "JIS K 6323: 31.5 x 19.0"
 },
 {
  "section": "E",
  "topWidthMm": 38,
  "heightMm": 23,
  "angleDeg": 40,
  "datumWidthMm": 32,
  "insideToDatumMm": 80,
  "massKgPerM": 0.958,
  "minPulleyMm": 500,
  "standard": "ISO 4184 / DIN 2215",
  "status": "verified"
 },
 {
  "section": "SPZ",
  "topWidthMm": 9.7,
  "heightMm": 8,
  "angleDeg": 40,
  "datumWidthMm": 8.5,
  "massKgPerM": 0.074,
  "minPulleyMm": 63,
  "standard": "ISO 4184 / DIN 7753-1",
  "status": "verified"
 },
 {
  "section": "SPA",
  "topWidthMm": 12.7,
  "heightMm": 10,
  "angleDeg": 40,
  "datumWidthMm": 11,
  "massKgPerM": 0.123,
  "minPulleyMm": 90,
  "standard": "ISO 4184 / DIN 7753-1",
  "status": "verified"
 },
 {
  "section": "SPB",
  "topWidthMm": 16.3,
  "heightMm": 13,
  "angleDeg": 40,
  "datumWidthMm": 14,
  "massKgPerM": 0.195,
  "minPulleyMm": 140,
  "standard": "ISO 4184 / DIN 7753-1",
  "status": "verified"
 },
 {
  "section": "SPC",
  "topWidthMm": 22,
  "heightMm": 18,
  "angleDeg": 40,
  "datumWidthMm": 19,
  "massKgPerM": 0.377,
  "minPulleyMm": 224,
  "standard": "ISO 4184 / DIN 7753-1",
  "status": "verified"
 },
 {
  "section": "3V/9N",
  "topWidthMm": 9.5,
  "heightMm": 8,
  "angleDeg": 40,
  "massKgPerM": 0.074,
  "minPulleyMm": 67,
  "standard": "RMA IP-22 / ISO 5290",
  "status": "verified"
 },
 {
  "section": "5V/15N",
  "topWidthMm": 16,
  "heightMm": 13.5,
  "angleDeg": 40,
  "massKgPerM": 0.195,
  "minPulleyMm": 180,
  "standard": "RMA IP-22 / ISO 5290",
  "status": "verified"
 },
 {
  "section": "8V/25N",
  "topWidthMm": 25.5,
  "heightMm": 23,
  "angleDeg": 40,
  "massKgPerM": 0.575,
  "minPulleyMm": 315,
  "standard": "RMA IP-22 / ISO 5290",
  "status": "verified"
 }
];

import type { IndustrialBeltItem } from "./belt.ts";

/** Toyopower's industrial V-belts by section; the TP codes are ours. Source: shared data, belts.json. */
export const toyopowerIndustrial: readonly IndustrialBeltItem[] = [
 {
  "code": "TP-Z",
  "section": "Z",
  "length": "400-2500 mm",
  "width": "10 mm",
  "applications": "Household machines, small fans",
  "temperature": "-30°C to +70°C"
 },
 {
  "code": "TP-A",
  "section": "A",
  "length": "508-4394 mm (A20-A173)",
  "width": "13 mm",
  "applications": "Pumps, fans, light machines",
  "temperature": "-30°C to +70°C"
 },
 {
  "code": "TP-B",
  "section": "B",
  "length": "711-7620 mm (B28-B300)",
  "width": "17 mm",
  "applications": "Compressors, agricultural machines",
  "temperature": "-30°C to +70°C"
 },
 {
  "code": "TP-C",
  "section": "C",
  "length": "1295-9144 mm (C51-C360)",
  "width": "22 mm",
  "applications": "Crushers, large fans",
  "temperature": "-30°C to +70°C"
 },
 {
  "code": "TP-D",
  "section": "D",
  "length": "2642-9144 mm (D104-D360)",
  "width": "32 mm",
  "applications": "Heavy mills",
  "temperature": "-30°C to +70°C"
 },
 {
  "code": "TP-SPZ",
  "section": "SPZ",
  "length": "560-3550 mm",
  "width": "9.7 mm",
  "applications": "Compact fan and pump drives",
  "temperature": "-30°C to +70°C"
 },
 {
  "code": "TP-SPA",
  "section": "SPA",
  "length": "732-4500 mm",
  "width": "12.7 mm",
  "applications": "Compressors, machine tools",
  "temperature": "-30°C to +70°C"
 },
 {
  "code": "TP-SPB",
  "section": "SPB",
  "length": "1250-8000 mm",
  "width": "16.3 mm",
  "applications": "Heavy pumps, saws",
  "temperature": "-30°C to +70°C"
 },
 {
  "code": "TP-SPC",
  "section": "SPC",
  "length": "2000-12500 mm",
  "width": "22 mm",
  "applications": "Crushers, mills",
  "temperature": "-30°C to +70°C"
 }
];

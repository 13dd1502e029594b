import type { NskListSeries } from "./nsk-family.ts";

/** The six list pages: three series of six items each. */
export const nskListPages: Readonly<Record<string, readonly NskListSeries[]>> = {
  "deep-groove-ball-bearings": [
    {
      series: "60",
      name: "Series 60",
      description: "Extra light series with a small section for compact machines.",
      codes: ["6000", "6001", "6002", "6003", "6004", "6005"],
    },
    {
      series: "62",
      name: "Series 62",
      description: "Light series, the usual choice for motors and pumps.",
      codes: ["6200", "6201", "6202", "6203", "6204", "6205"],
    },
    {
      series: "63",
      name: "Series 63",
      description: "Medium series with larger balls for heavier load on the same shaft.",
      codes: ["6300", "6301", "6302", "6303", "6304", "6305"],
    },
  ],
  "angular-contact-ball-bearings": [
    {
      series: "70",
      name: "Series 70",
      description: "15° contact angle for high speed and accurate shafts.",
      codes: ["7000", "7001", "7002", "7003", "7004", "7005"],
    },
    {
      series: "72",
      name: "Series 72",
      description: "40° contact angle, light series for high axial load.",
      codes: ["7200", "7201", "7202", "7203", "7204", "7205"],
    },
    {
      series: "73",
      name: "Series 73",
      description: "40° contact angle, medium series for the highest axial load.",
      codes: ["7300", "7301", "7302", "7303", "7304", "7305"],
    },
  ],
  "self-aligning-ball-bearings": [
    {
      series: "1200",
      name: "Series 1200",
      description: "Narrow light series, 2° misalignment.",
      codes: ["1204", "1205", "1206", "1207", "1208", "1209"],
    },
    {
      series: "1300",
      name: "Series 1300",
      description: "Narrow medium series, 2° misalignment.",
      codes: ["1304", "1305", "1306", "1307", "1308", "1309"],
    },
    {
      series: "2200",
      name: "Series 2200",
      description: "Wide light series, 3° misalignment.",
      codes: ["2204", "2205", "2206", "2207", "2208", "2209"],
    },
  ],
  "thrust-ball-bearings": [
    {
      series: "51100",
      name: "Series 51100",
      description: "Single direction, lowest section height.",
      codes: ["51100", "51101", "51102", "51103", "51104", "51105"],
    },
    {
      series: "51200",
      name: "Series 51200",
      description: "Single direction, light series.",
      codes: ["51200", "51201", "51202", "51203", "51204", "51205"],
    },
    {
      series: "52200",
      name: "Series 52200",
      description: "Double direction, for axial load from both sides.",
      codes: ["52202", "52204", "52205", "52206", "52207", "52208"],
    },
  ],
  "cylindrical-roller-bearings": [
    {
      series: "N",
      name: "N Series",
      description: "Ribs on the inner ring, plain outer ring.",
      codes: ["N204", "N205", "N206", "N207", "N208", "N209"],
    },
    {
      series: "NU",
      name: "NU Series",
      description: "Ribs on the outer ring, plain inner ring.",
      codes: ["NU204", "NU205", "NU206", "NU207", "NU208", "NU209"],
    },
    {
      series: "NJ",
      name: "NJ Series",
      description: "One extra rib on the inner ring for light axial load.",
      codes: ["NJ204", "NJ205", "NJ206", "NJ207", "NJ208", "NJ209"],
    },
  ],
  "bearing-units": [
    {
      series: "UCP",
      name: "UCP Pillow Block",
      description:
        "Foot-mounted unit; the spherical seat lets the insert follow small shaft misalignment.",
      codes: ["UCP205", "UCP206", "UCP207", "UCP208", "UCP209", "UCP210"],
    },
    {
      series: "UCF",
      name: "UCF Flange",
      description: "Square four-bolt flange unit for a machine wall.",
      codes: ["UCF205", "UCF206", "UCF207", "UCF208", "UCF209", "UCF210"],
    },
    {
      series: "UCT",
      name: "UCT Take-Up",
      description: "Unit that slides in guide rails to tension a belt or chain.",
      codes: ["UCT205", "UCT206", "UCT207", "UCT208", "UCT209", "UCT210"],
    },
  ],
};

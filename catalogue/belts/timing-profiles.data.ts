import type { TimingProfile } from "./belt.ts";

/** Tooth profiles of timing belts. */
export const timingProfiles: readonly TimingProfile[] = [
  {
    profile: "MXL",
    pitchMm: 2.032,
    toothHeightMm: 0.51,
    totalHeightMm: 1.14,
    standard: "ISO 5296",
    widths: [
      {
        code: "012",
        widthMm: 3.2,
      },
      {
        code: "019",
        widthMm: 4.8,
      },
      {
        code: "025",
        widthMm: 6.4,
      },
    ],
    status: "verified",
  },
  {
    profile: "XL",
    pitchMm: 5.08,
    toothHeightMm: 1.27,
    totalHeightMm: 2.3,
    standard: "ISO 5296",
    widths: [
      {
        code: "025",
        widthMm: 6.4,
      },
      {
        code: "031",
        widthMm: 7.9,
      },
      {
        code: "037",
        widthMm: 9.5,
      },
    ],
    status: "verified",
  },
  {
    profile: "L",
    pitchMm: 9.525,
    toothHeightMm: 1.91,
    totalHeightMm: 3.6,
    standard: "ISO 5296",
    widths: [
      {
        code: "050",
        widthMm: 12.7,
      },
      {
        code: "075",
        widthMm: 19.1,
      },
      {
        code: "100",
        widthMm: 25.4,
      },
    ],
    status: "verified",
  },
  {
    profile: "H",
    pitchMm: 12.7,
    toothHeightMm: 2.29,
    totalHeightMm: 4.3,
    standard: "ISO 5296",
    widths: [
      {
        code: "075",
        widthMm: 19.1,
      },
      {
        code: "100",
        widthMm: 25.4,
      },
      {
        code: "150",
        widthMm: 38.1,
      },
      {
        code: "200",
        widthMm: 50.8,
      },
      {
        code: "300",
        widthMm: 76.2,
      },
    ],
    status: "verified",
  },
  {
    profile: "XH",
    pitchMm: 22.225,
    toothHeightMm: 6.35,
    totalHeightMm: 11.2,
    standard: "ISO 5296",
    widths: [
      {
        code: "200",
        widthMm: 50.8,
      },
      {
        code: "300",
        widthMm: 76.2,
      },
      {
        code: "400",
        widthMm: 101.6,
      },
      {
        code: "500",
        widthMm: 127,
      },
    ],
    status: "verified",
    note: "ISO 5296 lists widths 200, 300, 400; Gates also stocks 500",
  },
  {
    profile: "XXH",
    pitchMm: 31.75,
    toothHeightMm: 9.53,
    totalHeightMm: 15.7,
    standard: "ISO 5296",
    widths: [
      {
        code: "200",
        widthMm: 50.8,
      },
      {
        code: "300",
        widthMm: 76.2,
      },
      {
        code: "400",
        widthMm: 101.6,
      },
      {
        code: "500",
        widthMm: 127,
      },
    ],
    status: "verified",
    note: "tooth and total height recalled (medium); pitch and widths verified",
  },
  {
    profile: "T2.5",
    pitchMm: 2.5,
    toothHeightMm: 0.7,
    totalHeightMm: 1.3,
    standard: "DIN 7721",
    widths: [
      {
        code: "4",
        widthMm: 4,
      },
      {
        code: "6",
        widthMm: 6,
      },
      {
        code: "10",
        widthMm: 10,
      },
    ],
    status: "catalogue",
  },
  {
    profile: "T5",
    pitchMm: 5,
    toothHeightMm: 1.2,
    totalHeightMm: 2.2,
    standard: "DIN 7721",
    widths: [
      {
        code: "6",
        widthMm: 6,
      },
      {
        code: "10",
        widthMm: 10,
      },
      {
        code: "16",
        widthMm: 16,
      },
      {
        code: "25",
        widthMm: 25,
      },
    ],
    status: "verified",
  },
  {
    profile: "T10",
    pitchMm: 10,
    toothHeightMm: 2.5,
    totalHeightMm: 4.5,
    standard: "DIN 7721",
    widths: [
      {
        code: "16",
        widthMm: 16,
      },
      {
        code: "25",
        widthMm: 25,
      },
      {
        code: "32",
        widthMm: 32,
      },
      {
        code: "50",
        widthMm: 50,
      },
    ],
    status: "verified",
  },
  {
    profile: "AT5",
    pitchMm: 5,
    toothHeightMm: 1.2,
    totalHeightMm: 2.7,
    standard: "maker profile",
    widths: [
      {
        code: "10",
        widthMm: 10,
      },
      {
        code: "16",
        widthMm: 16,
      },
      {
        code: "25",
        widthMm: 25,
      },
    ],
    status: "verified",
  },
  {
    profile: "AT10",
    pitchMm: 10,
    toothHeightMm: 2.5,
    totalHeightMm: 4.5,
    standard: "maker profile",
    widths: [
      {
        code: "16",
        widthMm: 16,
      },
      {
        code: "25",
        widthMm: 25,
      },
      {
        code: "32",
        widthMm: 32,
      },
      {
        code: "50",
        widthMm: 50,
      },
    ],
    status: "verified",
  },
  {
    profile: "HTD-3M",
    pitchMm: 3,
    toothHeightMm: 1.17,
    totalHeightMm: 2.4,
    standard: "ISO 13050 family",
    widths: [
      {
        code: "6",
        widthMm: 6,
      },
      {
        code: "9",
        widthMm: 9,
      },
      {
        code: "15",
        widthMm: 15,
      },
    ],
    status: "verified",
  },
  {
    profile: "HTD-5M",
    pitchMm: 5,
    toothHeightMm: 2.1,
    totalHeightMm: 3.6,
    standard: "ISO 13050 family",
    widths: [
      {
        code: "9",
        widthMm: 9,
      },
      {
        code: "15",
        widthMm: 15,
      },
      {
        code: "25",
        widthMm: 25,
      },
    ],
    status: "verified",
  },
  {
    profile: "HTD-8M",
    pitchMm: 8,
    toothHeightMm: 3.4,
    totalHeightMm: 5.6,
    standard: "ISO 13050",
    widths: [
      {
        code: "20",
        widthMm: 20,
      },
      {
        code: "30",
        widthMm: 30,
      },
      {
        code: "50",
        widthMm: 50,
      },
      {
        code: "85",
        widthMm: 85,
      },
    ],
    status: "verified",
  },
  {
    profile: "HTD-14M",
    pitchMm: 14,
    toothHeightMm: 6,
    totalHeightMm: 10,
    standard: "ISO 13050",
    widths: [
      {
        code: "40",
        widthMm: 40,
      },
      {
        code: "55",
        widthMm: 55,
      },
      {
        code: "85",
        widthMm: 85,
      },
      {
        code: "115",
        widthMm: 115,
      },
      {
        code: "170",
        widthMm: 170,
      },
    ],
    status: "verified",
  },
  {
    profile: "GT3-3M",
    pitchMm: 3,
    standard: "Gates GT profile",
    widths: [
      {
        code: "6",
        widthMm: 6,
      },
      {
        code: "9",
        widthMm: 9,
      },
      {
        code: "15",
        widthMm: 15,
      },
    ],
    status: "catalogue",
  },
  {
    profile: "GT3-5M",
    pitchMm: 5,
    standard: "Gates GT profile",
    widths: [
      {
        code: "9",
        widthMm: 9,
      },
      {
        code: "15",
        widthMm: 15,
      },
      {
        code: "25",
        widthMm: 25,
      },
    ],
    status: "catalogue",
  },
  {
    profile: "GT3-8M",
    pitchMm: 8,
    standard: "Gates GT profile",
    widths: [
      {
        code: "20",
        widthMm: 20,
      },
      {
        code: "30",
        widthMm: 30,
      },
      {
        code: "50",
        widthMm: 50,
      },
      {
        code: "85",
        widthMm: 85,
      },
    ],
    status: "catalogue",
  },
  {
    profile: "GT3-14M",
    pitchMm: 14,
    standard: "Gates GT profile",
    widths: [
      {
        code: "40",
        widthMm: 40,
      },
      {
        code: "55",
        widthMm: 55,
      },
      {
        code: "85",
        widthMm: 85,
      },
      {
        code: "115",
        widthMm: 115,
      },
      {
        code: "170",
        widthMm: 170,
      },
    ],
    status: "catalogue",
  },
  {
    profile: "RPP3",
    pitchMm: 3,
    toothHeightMm: 1.15,
    totalHeightMm: 2.4,
    standard: "maker profile (runs in HTD pulleys)",
    widths: [
      {
        code: "9",
        widthMm: 9,
      },
      {
        code: "12",
        widthMm: 12,
      },
      {
        code: "15",
        widthMm: 15,
      },
    ],
    status: "catalogue",
  },
  {
    profile: "RPP5",
    pitchMm: 5,
    toothHeightMm: 2,
    totalHeightMm: 3.8,
    standard: "maker profile",
    widths: [
      {
        code: "9",
        widthMm: 9,
      },
      {
        code: "15",
        widthMm: 15,
      },
      {
        code: "25",
        widthMm: 25,
      },
    ],
    status: "catalogue",
  },
  {
    profile: "RPP8",
    pitchMm: 8,
    toothHeightMm: 3.2,
    totalHeightMm: 5.4,
    standard: "maker profile",
    widths: [
      {
        code: "20",
        widthMm: 20,
      },
      {
        code: "30",
        widthMm: 30,
      },
      {
        code: "50",
        widthMm: 50,
      },
      {
        code: "85",
        widthMm: 85,
      },
    ],
    status: "catalogue",
  },
  {
    profile: "RPP14",
    pitchMm: 14,
    toothHeightMm: 6,
    totalHeightMm: 10,
    standard: "maker profile",
    widths: [
      {
        code: "40",
        widthMm: 40,
      },
      {
        code: "55",
        widthMm: 55,
      },
      {
        code: "85",
        widthMm: 85,
      },
      {
        code: "115",
        widthMm: 115,
      },
    ],
    status: "catalogue",
  },
  {
    profile: "S3M",
    pitchMm: 3,
    toothHeightMm: 1.14,
    totalHeightMm: 2.2,
    standard: "STS/STPD profile",
    widths: [
      {
        code: "6",
        widthMm: 6,
      },
      {
        code: "10",
        widthMm: 10,
      },
      {
        code: "15",
        widthMm: 15,
      },
    ],
    status: "catalogue",
    note: "heights recalled (medium)",
  },
  {
    profile: "S5M",
    pitchMm: 5,
    toothHeightMm: 1.9,
    totalHeightMm: 3.4,
    standard: "STS/STPD profile",
    widths: [
      {
        code: "10",
        widthMm: 10,
      },
      {
        code: "15",
        widthMm: 15,
      },
      {
        code: "20",
        widthMm: 20,
      },
      {
        code: "25",
        widthMm: 25,
      },
    ],
    status: "verified",
  },
  {
    profile: "S8M",
    pitchMm: 8,
    toothHeightMm: 3.05,
    totalHeightMm: 5.3,
    standard: "STS/STPD profile",
    widths: [
      {
        code: "15",
        widthMm: 15,
      },
      {
        code: "25",
        widthMm: 25,
      },
      {
        code: "40",
        widthMm: 40,
      },
      {
        code: "60",
        widthMm: 60,
      },
    ],
    status: "verified",
  },
  {
    profile: "S14M",
    pitchMm: 14,
    toothHeightMm: 5.3,
    totalHeightMm: 10.2,
    standard: "STS/STPD profile",
    widths: [
      {
        code: "40",
        widthMm: 40,
      },
      {
        code: "60",
        widthMm: 60,
      },
      {
        code: "80",
        widthMm: 80,
      },
      {
        code: "100",
        widthMm: 100,
      },
      {
        code: "120",
        widthMm: 120,
      },
    ],
    status: "catalogue",
    note: "heights recalled (medium)",
  },
];

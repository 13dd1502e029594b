import type { BeltBrand } from "./belt.ts";

/** The seven belt brands with their families. */
export const beltBrandFacts: readonly BeltBrand[] = [
  {
    slug: "mitsuboshi",
    name: "Mitsuboshi",
    description: "Japanese belt maker with a full range of V, ribbed and synchronous belts.",
    claim: {
      text: "90 years of experience with belts, and more.",
      source: "Mitsuboshi about itself, founded in 1919",
    },
    dialogMaterial: "Chloroprene rubber and glass fiber cord",
    familiesLinked: true,
    advantages: [
      "Japanese quality control",
      "Complete range from one maker",
      "Stock of common sizes in Albania and Kosovo",
    ],
    families: [
      {
        slug: "power-transmission-v-belts",
        title: "Power Transmission V-Belts",
        description: "Wrapped and raw-edge V-belts for industrial drives.",
        products: [
          {
            name: "Classical (Conventional) A, B, C, D",
            specs: "13/17/22/32 mm top width",
            applications: "Pumps, fans, compressors",
            power: "0.5-200+ kW",
          },
          {
            name: "Maxstar Wedge 3V, 5V, 8V",
            specs: "Narrow section, RMA lengths",
            applications: "Compact heavy drives",
            power: "up to 400 kW",
          },
          {
            name: "Raw Edge Cogged AX, BX, CX",
            specs: "Cogged underside for small pulleys",
            applications: "Energy-saving drives",
            power: "1-100 kW",
          },
        ],
      },
      {
        slug: "timing-belts",
        title: "Timing Belts",
        description: "Toothed belts for drives that must not slip.",
        products: [
          {
            name: "Trapezoidal XL, L, H, XH",
            specs: "Pitch 5.080-22.225 mm",
            applications: "Machine tools, conveyors",
            power: "0.1-50 kW",
          },
          {
            name: "Super Torque S5M, S8M",
            specs: "Rounded tooth, pitch 5 and 8 mm",
            applications: "Robots, servo drives",
            power: "0.1-60 kW",
          },
        ],
      },
      {
        slug: "poly-v-belts",
        title: "Poly-V Belts",
        description: "Ribbed belts that combine flat-belt flexibility with V-belt grip.",
        products: [
          {
            name: "Ribstar PJ",
            specs: "Rib pitch 2.34 mm",
            applications: "Washing machines, tools",
            power: "up to 5 kW",
          },
          {
            name: "Ribstar PK",
            specs: "Rib pitch 3.56 mm",
            applications: "Vehicle accessories",
            power: "up to 20 kW",
          },
          {
            name: "Ribstar PL",
            specs: "Rib pitch 4.70 mm",
            applications: "Industrial drives",
            power: "up to 60 kW",
          },
        ],
      },
      {
        slug: "automotive-belts",
        title: "Automotive Belts",
        description: "Fan, accessory and camshaft belts.",
        products: [
          {
            name: "Cogged fan belts",
            specs: "AV10, AV13",
            applications: "Fan and alternator",
            power: "-",
          },
          {
            name: "Multi-rib PK",
            specs: "3PK-8PK",
            applications: "Accessory drive",
            power: "-",
          },
          {
            name: "Camshaft timing",
            specs: "Rounded tooth",
            applications: "Engine timing",
            power: "-",
          },
        ],
      },
      {
        slug: "variable-speed-belts",
        title: "Variable Speed Belts",
        description: "Wide cogged belts for adjustable pulleys.",
        products: [
          {
            name: "Vari-Star W16-W63",
            specs: "Top width 16-63 mm",
            applications: "Variators",
            power: "0.5-75 kW",
          },
          {
            name: "Wide cogged 22-70 mm",
            specs: "Custom top width",
            applications: "Machine tools",
            power: "0.5-75 kW",
          },
        ],
      },
      {
        slug: "specialty-belts",
        title: "Specialty Belts",
        description: "Belts for special layouts and loads.",
        products: [
          {
            name: "Double V AA, BB, CC",
            specs: "Hexagonal section",
            applications: "Drives with reverse bends",
            power: "up to 50 kW",
          },
          {
            name: "Banded V-belts",
            specs: "Two to five ribs",
            applications: "Pulsating load",
            power: "up to 300 kW",
          },
          {
            name: "Polyurethane V 3M-11M",
            specs: "60° polyurethane",
            applications: "Small high-speed spindles",
            power: "up to 10 kW",
          },
        ],
      },
    ],
  },
  {
    slug: "toyopower",
    name: "Toyopower",
    description: "Economical V-belts for industry, farms and workshops.",
    dialogMaterial: "Synthetic rubber, wrapped",
    familiesLinked: true,
    advantages: [
      "Good price for everyday drives",
      "Common sizes kept in stock",
      "Suitable for industry and farming",
    ],
    families: [
      {
        slug: "industrial-v-belts",
        title: "Industrial V-Belts",
        description: "Wrapped belts in classical and narrow sections.",
        products: [
          {
            name: "Classical Z, A, B, C, D",
            specs: "10-32 mm top width",
            applications: "Pumps, fans, compressors",
            power: "0.5-150 kW",
          },
          {
            name: "Narrow SPZ, SPA, SPB, SPC",
            specs: "9.7-22 mm top width",
            applications: "Compact drives",
            power: "1-250 kW",
          },
        ],
      },
      {
        slug: "automotive-belts",
        title: "Automotive Belts",
        description: "Fan and accessory belts.",
        products: [
          {
            name: "Fan belts AV10, AV13",
            specs: "Raw edge",
            applications: "Cars, tractors",
            power: "-",
          },
          {
            name: "Multi-rib PK",
            specs: "3-8 ribs",
            applications: "Accessory drives",
            power: "-",
          },
        ],
      },
      {
        slug: "agricultural-belts",
        title: "Agricultural Belts",
        description: "Heavy-duty belts for combines and mowers.",
        products: [
          {
            name: "HB and HC sections",
            specs: "17 and 22 mm, reinforced",
            applications: "Combine harvesters",
            power: "up to 60 kW",
          },
          {
            name: "Banded belts",
            specs: "2-5 strands",
            applications: "Threshers",
            power: "up to 90 kW",
          },
        ],
      },
      {
        slug: "specialty-belts",
        title: "Specialty Belts",
        description: "Hexagonal and cogged belts.",
        products: [
          {
            name: "Hexagonal AA, BB",
            specs: "Power from both sides",
            applications: "Multi-pulley drives",
            power: "up to 30 kW",
          },
          {
            name: "Cogged AX, BX",
            specs: "Small pulleys",
            applications: "Compact drives",
            power: "up to 60 kW",
          },
        ],
      },
    ],
  },
  {
    slug: "megadyne",
    name: "Megadyne",
    description: "Italian maker of rubber and polyurethane belts.",
    claim: {
      text: "Belts at work in over 40 countries.",
      source: "Megadyne about itself",
    },
    dialogMaterial: "Polyurethane with steel cord",
    familiesLinked: true,
    advantages: [
      "Rubber and polyurethane from one maker",
      "European production",
      "Special coatings on request",
    ],
    families: [
      {
        slug: "timing-belts-isoran",
        title: "Timing Belts Isoran",
        description: "Endless rubber timing belts in trapezoidal and RPP profiles.",
        products: [
          {
            name: "Isoran MXL, XL, L, H, XH, XXH",
            specs: "Pitch 2.032-31.750 mm",
            applications: "Machine tools, office machines",
            power: "0.1-100 kW",
          },
          {
            name: "Isoran RPP 3, 5, 8, 14, 20",
            specs: "Parabolic tooth",
            applications: "Pumps, compressors",
            power: "0.5-250 kW",
          },
          {
            name: "Isoran RPP Silver and Gold",
            specs: "Higher load capacity, up to 98% efficiency",
            applications: "High-torque drives",
            power: "up to 300 kW",
          },
        ],
      },
      {
        slug: "open-end-timing-belts",
        title: "Open-End Timing Belts",
        description: "Belts by the metre for linear movement.",
        products: [
          {
            name: "Megalinear PU T5, T10, AT5, AT10",
            specs: "Rolls of 50 or 100 m, steel cord",
            applications: "Linear axes",
            power: "-",
          },
          {
            name: "Rubber open-end XL, L, H, RPP5, RPP8",
            specs: "Rolls",
            applications: "Reversing drives",
            power: "-",
          },
        ],
      },
      {
        slug: "v-belts",
        title: "V-Belts",
        description: "Rubber V-belts in classical and narrow sections.",
        products: [
          {
            name: "Oleostatic Z, A, B, C, D, E",
            specs: "-30°C to +70°C, antistatic",
            applications: "General drives",
            power: "0.5-200 kW",
          },
          {
            name: "SP SPZ, SPA, SPB, SPC",
            specs: "Wedge section",
            applications: "Compact drives",
            power: "1-300 kW",
          },
          {
            name: "Gold Label Cog AX, BX, CX",
            specs: "Raw edge, cogged",
            applications: "Small pulleys",
            power: "1-100 kW",
          },
          {
            name: "XDV2 38, 48, 58",
            specs: "Aramid cord",
            applications: "Clutching drives",
            power: "-",
          },
        ],
      },
      {
        slug: "poly-v-belts",
        title: "Poly-V Belts",
        description: "PV ribbed belts in H, J, L and M profiles.",
        products: [
          {
            name: "PV-J",
            specs: "Rib pitch 2.34 mm",
            applications: "Household machines",
            power: "up to 5 kW",
          },
          {
            name: "PV-L",
            specs: "Rib pitch 4.70 mm",
            applications: "Machine tools",
            power: "up to 60 kW",
          },
          {
            name: "PV-M",
            specs: "Rib pitch 9.40 mm",
            applications: "Heavy drives",
            power: "up to 300 kW",
          },
        ],
      },
      {
        slug: "flat-belts",
        title: "Flat Belts",
        description: "Megaflat truly endless flat belts in rubber or polyurethane.",
        products: [
          {
            name: "Megaflat T75, T150, T200",
            specs: "Neoprene, polyester fabric",
            applications: "Small high-speed drives",
            power: "-",
          },
          {
            name: "Megaflat P110, P120",
            specs: "Polyurethane",
            applications: "Conveying",
            power: "-",
          },
        ],
      },
      {
        slug: "power-transmission",
        title: "Power Transmission",
        description: "Polyurethane timing belts for precise, fast drives.",
        products: [
          {
            name: "Megapower T2.5, T5, T10, AT5, AT10",
            specs: "Moulded PU, -25°C to +80°C",
            applications: "Office and servo drives",
            power: "up to 30 kW",
          },
          {
            name: "Megaflex",
            specs: "Endless PU, 1,500-22,700 mm",
            applications: "Conveyors, lifting",
            power: "-",
          },
        ],
      },
    ],
  },
  {
    slug: "optibelt",
    name: "Optibelt",
    description: "German maker of V-belts, timing belts and drive parts.",
    claim: {
      text: "RED POWER: up to 50% higher performance.",
      source: "Optibelt about its own wedge belts, compared with standard ones",
    },
    familiesLinked: true,
    advantages: [
      "German quality",
      "Matched sets without measuring",
      "Belts and pulleys from one maker",
    ],
    families: [
      {
        slug: "v-belts",
        title: "V-Belts",
        description: "Wrapped and raw-edge V-belts to DIN and ISO.",
        products: [
          {
            name: "VB classical Z, A, B, C, D, E",
            specs: "DIN 2215 / ISO 4184",
            applications: "General drives",
            power: "0.5-200 kW",
          },
          {
            name: "SK wedge SPZ, SPA, SPB, SPC",
            specs: "DIN 7753-1 / ISO 4184",
            applications: "Compact drives",
            power: "1-300 kW",
          },
          {
            name: "RED POWER",
            specs: "Maintenance-free wedge belt",
            applications: "Heavy drives",
            power: "up to 400 kW",
          },
        ],
      },
      {
        slug: "timing-belts",
        title: "Timing Belts",
        description: "Rubber and polyurethane toothed belts.",
        products: [
          {
            name: "ZR XL, L, H, XH",
            specs: "Trapezoidal, ISO 5296",
            applications: "Machine tools",
            power: "0.1-100 kW",
          },
          {
            name: "OMEGA 3M, 5M, 8M, 14M",
            specs: "Rounded tooth",
            applications: "Industrial drives",
            power: "0.5-250 kW",
          },
          {
            name: "ALPHA T5, T10, AT5, AT10",
            specs: "Polyurethane with steel cord",
            applications: "Servo drives",
            power: "up to 50 kW",
          },
        ],
      },
      {
        slug: "poly-v-belts",
        title: "Poly-V Belts",
        description: "RB ribbed belts.",
        products: [
          {
            name: "RB PJ",
            specs: "Rib pitch 2.34 mm",
            applications: "Household machines",
            power: "up to 5 kW",
          },
          {
            name: "RB PL",
            specs: "Rib pitch 4.70 mm",
            applications: "Machine tools",
            power: "up to 60 kW",
          },
          {
            name: "RB PM",
            specs: "Rib pitch 9.40 mm",
            applications: "Heavy drives",
            power: "up to 300 kW",
          },
        ],
      },
      {
        slug: "variable-speed-belts",
        title: "Variable Speed Belts",
        description: "Wide belts for adjustable pulleys.",
        products: [
          {
            name: "SUPER VX",
            specs: "Raw edge, cogged",
            applications: "Variators",
            power: "0.5-75 kW",
          },
        ],
      },
      {
        slug: "metal-products",
        title: "Metal Products",
        description: "Pulleys and bushes to match the belts.",
        products: [
          {
            name: "KS V-grooved pulleys",
            specs: "SPZ-SPC, for taper bush",
            applications: "V-belt drives",
            power: "-",
          },
          {
            name: "ZRS timing pulleys",
            specs: "XL-H, 5M-14M",
            applications: "Timing drives",
            power: "-",
          },
          {
            name: "TB taper bushes",
            specs: "1008-5050",
            applications: "Shaft fixing",
            power: "-",
          },
        ],
      },
      {
        slug: "specialty-applications",
        title: "Specialty Applications",
        description: "Belts for special layouts.",
        products: [
          {
            name: "DK double section AA, BB, CC",
            specs: "Hexagonal",
            applications: "Reverse bends",
            power: "up to 50 kW",
          },
          {
            name: "KB kraftband",
            specs: "Joined belts",
            applications: "Pulsating load",
            power: "up to 400 kW",
          },
          {
            name: "RR round and KK belts",
            specs: "Thermoplastic, welded to length",
            applications: "Conveying",
            power: "-",
          },
        ],
      },
    ],
  },
  {
    slug: "gates",
    name: "Gates",
    description: "Worldwide maker of synchronous, V and ribbed belts.",
    dialogMaterial: "Neoprene, curved tooth",
    familiesLinked: true,
    advantages: [
      "Technical innovation",
      "High efficiency, up to 99% on PowerGrip",
      "Wide stock programme",
    ],
    families: [
      {
        slug: "powergrip-timing-belts",
        title: "PowerGrip Timing Belts",
        description: "Rubber timing belts in trapezoidal, HTD and GT3 profiles.",
        products: [
          {
            name: "PowerGrip MXL-XXH",
            specs: "ISO 5296, up to 80 m/s",
            applications: "Machine tools, printers",
            power: "up to 150 kW",
          },
          {
            name: "PowerGrip HTD 3M-20M",
            specs: "Curved tooth",
            applications: "Industrial drives",
            power: "up to 1000 kW",
          },
          {
            name: "PowerGrip GT3",
            specs: "About 30% more power than earlier types",
            applications: "High-torque drives",
            power: "up to 1000 kW",
          },
        ],
      },
      {
        slug: "micro-v-belts",
        title: "Micro-V Belts",
        description: "Ribbed belts PJ, PL, PM.",
        products: [
          {
            name: "Micro-V PJ",
            specs: "Rib pitch 2.34 mm",
            applications: "Washing machines",
            power: "up to 5 kW",
          },
          {
            name: "Micro-V PL",
            specs: "Rib pitch 4.70 mm",
            applications: "Machine tools",
            power: "up to 60 kW",
          },
          {
            name: "Micro-V PM",
            specs: "Rib pitch 9.40 mm",
            applications: "Heavy drives",
            power: "up to 300 kW",
          },
        ],
      },
      {
        slug: "v-belts",
        title: "V-Belts",
        description: "Classical and narrow V-belts.",
        products: [
          {
            name: "Hi-Power Z, A, B, C, D, E",
            specs: "Classical, wrapped, arched top",
            applications: "General drives",
            power: "0.5-200 kW",
          },
          {
            name: "Super HC SPZ-SPC",
            specs: "Narrow, wrapped",
            applications: "Compact drives",
            power: "1-300 kW",
          },
          {
            name: "Quad-Power II XPZ-XPC",
            specs: "Raw edge, moulded notch",
            applications: "High-load drives",
            power: "1-350 kW",
          },
        ],
      },
      {
        slug: "variable-speed-belts",
        title: "Variable Speed Belts",
        description: "Wide cogged belts.",
        products: [
          {
            name: "Multi-Speed W16-W63",
            specs: "Raw edge, cogged",
            applications: "Variators",
            power: "0.5-75 kW",
          },
        ],
      },
      {
        slug: "specialty-belts",
        title: "Specialty Belts",
        description: "Belts for compact and two-sided drives.",
        products: [
          {
            name: "Polyflex 3M-11M",
            specs: "60° polyurethane, -54°C to +85°C",
            applications: "Spindles",
            power: "up to 15 kW",
          },
          {
            name: "Twin Power",
            specs: "Teeth on both sides",
            applications: "Reversing shafts",
            power: "up to 100 kW",
          },
          {
            name: "Hi-Power Dubl-V",
            specs: "Hexagonal",
            applications: "Reverse bends",
            power: "up to 50 kW",
          },
        ],
      },
      {
        slug: "belt-drive-systems",
        title: "Belt Drive Systems",
        description: "Complete drives with belt and pulleys.",
        products: [
          {
            name: "Poly Chain GT2",
            specs: "Polyurethane, high torque",
            applications: "Chain replacement",
            power: "up to 600 kW",
          },
          {
            name: "Synchro-Power PU",
            specs: "T and AT profiles with steel cord",
            applications: "Positioning",
            power: "up to 50 kW",
          },
          {
            name: "EuroGrip couplings",
            specs: "Flexible couplings",
            applications: "Motor connection",
            power: "-",
          },
        ],
      },
    ],
  },
  {
    slug: "varibelt",
    name: "Varibelt VX",
    description: "Wide cogged belts for speed variators and scooters.",
    familiesLinked: false,
    advantages: [
      "Specialist in variable speed",
      "High side stiffness",
      "Non-stock sizes on request",
    ],
    families: [
      {
        slug: "industrial-variable-speed",
        title: "Industrial Variable Speed Belts",
        description: "Raw-edge cogged belts for adjustable pulleys.",
        products: [
          {
            name: "VX 22-37 mm",
            specs: "Top width 22-37 mm",
            applications: "Drills, lathes",
            power: "0.5-11 kW",
          },
          {
            name: "VX 47-70 mm",
            specs: "Top width 47-70 mm",
            applications: "Large variators",
            power: "5-75 kW",
          },
        ],
      },
      {
        slug: "agricultural-variable-speed",
        title: "Agricultural Variable Speed Belts",
        description: "For harvesters and mowers.",
        products: [
          {
            name: "VX HI-HO",
            specs: "Reinforced cord",
            applications: "Combine ground drive",
            power: "-",
          },
        ],
      },
      {
        slug: "cvt-belts",
        title: "CVT Belts",
        description: "For scooters and light vehicles.",
        products: [
          {
            name: "VX scooter",
            specs: "Aramid cord",
            applications: "Scooter transmission",
            power: "-",
          },
        ],
      },
    ],
  },
  {
    slug: "matic",
    name: "M.A.T.I.C",
    description: "Drive and transport belts for light industry.",
    familiesLinked: false,
    advantages: ["Short delivery time", "Cut and joined to length", "Local support"],
    families: [
      {
        slug: "v-belts",
        title: "V-Belts",
        description: "Common sections for replacement.",
        products: [
          {
            name: "Classical A, B, C",
            specs: "13-22 mm",
            applications: "General drives",
            power: "0.5-75 kW",
          },
          {
            name: "Narrow SPZ-SPB",
            specs: "9.7-16.3 mm",
            applications: "Compact drives",
            power: "1-100 kW",
          },
        ],
      },
      {
        slug: "timing-belts",
        title: "Timing Belts",
        description: "Rubber and polyurethane.",
        products: [
          {
            name: "T5, T10",
            specs: "Pitch 5 and 10 mm",
            applications: "Packaging",
            power: "up to 20 kW",
          },
          {
            name: "HTD 5M, 8M",
            specs: "Pitch 5 and 8 mm",
            applications: "Conveyors",
            power: "up to 100 kW",
          },
        ],
      },
      {
        slug: "conveyor-and-flat-belts",
        title: "Conveyor and Flat Belts",
        description: "Light conveyor and flat drive belts.",
        products: [
          {
            name: "PVC conveyor",
            specs: "1-3 plies",
            applications: "Packing lines",
            power: "-",
          },
          {
            name: "Flat belts",
            specs: "Polyamide core",
            applications: "Textile machines",
            power: "-",
          },
        ],
      },
    ],
  },
];

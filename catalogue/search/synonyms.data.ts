/** Words for one thing in Albanian and English, and the wider things that it also is. */
export type SynonymGroup = {
  /** Name of the thing, used by the index only. */
  readonly term: string;
  /** Words and phrases without articles; endings and diacritics don't matter. */
  readonly words: readonly string[];
  /** Terms of wider groups: an oil seal is a seal as well. */
  readonly includes?: readonly string[];
  /** What is searched for instead of the words, such as a code; staff write it. */
  readonly means?: string;
};

/** What buyers write for the things that are sold. */
export const synonymGroups: readonly SynonymGroup[] = [
  // Bearings.
  {
    term: "bearing",
    words: [
      "bearing",
      "kushinetë",
      "kuzhinetë",
      "kushinet",
      "kuzinetë",
      "cuscinetto",
      "lager",
      "kugellager",
      "wälzlager",
      "ležaj",
      "ležajevi",
      "rulman",
      "rulment",
    ],
  },
  {
    term: "deep groove",
    words: ["deep groove", "kanal i thellë", "radial ball", "radiale me sfera"],
  },
  { term: "ball", words: ["ball", "sferë", "sfera", "sferik", "saçme", "zar", "kuglični"] },
  { term: "roller", words: ["roller", "rul", "rulo", "rrotull"] },
  { term: "cylindrical", words: ["cylindrical", "cilindrik", "cilindrike"] },
  {
    term: "tapered",
    words: ["tapered", "taper roller", "konik", "konike", "conical", "conico", "kegelrollenlager"],
  },
  { term: "spherical", words: ["spherical", "sferike fuçi", "fuçi", "barrel"] },
  {
    term: "self aligning",
    words: [
      "self aligning",
      "oshilues",
      "oshiluese",
      "vetërregullues",
      "vetërregulluese",
      "vetëqendërzues",
      "swivel",
    ],
  },
  { term: "angular contact", words: ["angular contact", "angular", "kontakt këndor", "këndor"] },
  { term: "thrust", words: ["thrust", "aksial", "aksiale", "axial", "shtytës"] },
  { term: "needle", words: ["needle", "gjilpërë", "gjilpëra", "me gjilpëra"] },
  {
    term: "linear",
    words: ["linear", "lineare", "linear motion", "linear bearing", "kushinetë lineare"],
  },
  { term: "precision", words: ["super precision", "precision", "precizion", "saktësi"] },
  { term: "spindle", words: ["spindle", "mandrinë", "mandrino"] },
  { term: "slewing", words: ["slewing", "slewing ring", "kurorë rrotulluese", "rrotulluese"] },
  { term: "rod end", words: ["rod end", "kokë sferike", "uniball", "testinë"] },
  { term: "plain bearing", words: ["spherical plain", "plain bearing"], includes: ["bearing"] },
  {
    term: "bushing",
    words: ["bronzinë", "bronxinë", "bushing", "bokull", "bokola", "bucelë", "sleeve bearing"],
    includes: ["bush", "plain bearing"],
  },
  { term: "shielded", words: ["shielded", "steel shield", "kapak metalik", "kapak hekuri"] },
  { term: "sealed", words: ["sealed", "rubber seal", "kapak gome", "të mbyllura", "mbyllur"] },

  // Housed units.
  {
    term: "pillow block",
    words: [
      "pillow block",
      "plummer block",
      "kushinetë me bazament",
      "bazament",
      "mbajtëse këmbë",
      "supporto",
    ],
    includes: ["unit", "bearing"],
  },
  {
    term: "flange",
    words: ["flange", "flanged", "flanxhë", "flanxha", "fllanxhë"],
    includes: ["unit"],
  },
  { term: "take up", words: ["take up", "tendosës kushinete", "tërheqës"], includes: ["unit"] },
  { term: "self lube", words: ["self lube", "selflube", "silver lube"], includes: ["unit"] },
  { term: "insert", words: ["insert", "insert bearing", "kushinetë e brendshme"] },
  {
    term: "unit",
    words: ["bearing unit", "housed unit", "housed bearing", "unit", "njësi", "mbajtëse"],
  },
  { term: "housing", words: ["housing", "trup", "karkasë", "kasë kushinete", "mbështjellës"] },
  { term: "cast iron", words: ["cast iron", "gizë", "prej gize"] },

  // Belts.
  {
    term: "belt",
    words: [
      "belt",
      "rrip",
      "rryp",
      "rripa",
      "kaish",
      "kajsh",
      "qarkore",
      "cinghia",
      "remen",
      "remeni",
      "remenje",
      "riemen",
    ],
  },
  {
    term: "v belt",
    words: [
      "v belt",
      "vee belt",
      "rrip trapezoidal",
      "rrip v",
      "rrip trapez",
      "kaish trapezoidal",
      "wedge belt",
      "fan belt",
      "klinasti remen",
      "klinasti kaiš",
      "keilriemen",
      "cinghia trapezoidale",
    ],
    includes: ["belt", "trapezoidal"],
  },
  { term: "trapezoidal", words: ["trapezoidal", "trapezoid", "trapez"] },
  { term: "classical", words: ["classical", "conventional", "klasik", "klasike"] },
  { term: "narrow", words: ["narrow", "wedge", "i ngushtë", "ngushtë"] },
  {
    term: "timing",
    words: [
      "timing",
      "toothed",
      "synchronous",
      "dhëmbëzuar",
      "dhëmbëzuara",
      "dhëmbë",
      "sinkron",
      "sinkrone",
      "distribucion",
      "dentata",
      "zupčasti remen",
      "zupčasti",
      "zahnriemen",
    ],
  },
  {
    term: "ribbed",
    words: [
      "ribbed",
      "poly v",
      "poly vee",
      "polyv",
      "multi rib",
      "micro v",
      "brinjëzuar",
      "brinjë",
    ],
  },
  {
    term: "variable speed",
    words: ["variable speed", "variator", "variatori", "variomatic", "shpejtësi e ndryshueshme"],
  },
  { term: "cogged", words: ["cogged", "raw edge", "me dhëmbë të prerë", "notched"] },
  { term: "flat", words: ["flat", "i sheshtë", "sheshtë", "rrafshtë"] },
  { term: "conveyor", words: ["conveyor", "konvejer", "transportier", "transportues", "nastro"] },
  { term: "hexagonal", words: ["hexagonal", "double v", "heksagonal", "dyfish"] },
  { term: "banded", words: ["banded", "kraftband", "joined", "i bashkuar"] },
  { term: "open end", words: ["open end", "me metër", "metrazh"] },
  { term: "agricultural", words: ["agricultural", "bujqësor", "bujqësi", "kombajnë", "traktor"] },
  { term: "automotive", words: ["automotive", "makinë", "veturë", "auto", "car", "vehicle"] },
  { term: "scooter", words: ["scooter", "motorçikletë", "cvt"] },
  { term: "polyurethane", words: ["polyurethane", "poliuretan", "pu"] },

  // Seals.
  {
    term: "seal",
    words: ["seal", "gominë", "guarnicion", "guarnicione", "guarnizione", "hermetizues"],
  },
  {
    term: "oil seal",
    words: [
      "oil seal",
      "shaft seal",
      "rotary shaft seal",
      "radial shaft seal",
      "lip seal",
      "simering",
      "simmering",
      "simerring",
      "simmerring",
      "semering",
      "semiring",
      "paraolio",
      "wellendichtring",
      "semering guma",
      "simering gome",
      "radialwellendichtring",
      "guarnicion vaji",
      "gominë vaji",
      "gominë boshti",
      "radiale boshti",
    ],
    includes: ["seal"],
  },
  {
    term: "o ring",
    words: ["o ring", "oring", "unazë gome", "orring", "gominë rrethore"],
    includes: ["seal"],
  },
  { term: "v ring", words: ["v ring", "vring"], includes: ["seal"] },
  {
    term: "bonded seal",
    words: ["bonded seal", "dowty", "dowty washer", "rondele gome", "rondelë gome metal"],
    includes: ["seal"],
  },
  {
    term: "rod seal",
    words: ["rod seal", "gominë shtage", "gominë boshti hidraulik"],
    includes: ["seal"],
  },
  { term: "piston seal", words: ["piston seal", "gominë pistoni"], includes: ["seal"] },
  { term: "wiper", words: ["wiper", "scraper", "pastrues", "fshirëse"], includes: ["seal"] },
  { term: "gasket", words: ["gasket", "guarnicion kokë", "flokë"], includes: ["seal"] },
  { term: "hydraulic", words: ["hydraulic", "hidraulik", "hidraulike"] },
  { term: "pneumatic", words: ["pneumatic", "pneumatik", "pneumatike"] },
  { term: "piston", words: ["piston", "pistoni"] },
  { term: "rod", words: ["rod", "shtagë", "shufër"] },
  { term: "rubber", words: ["rubber", "gomë", "kauçuk"] },
  { term: "nbr", words: ["nbr", "nitril", "nitrile"] },
  { term: "fkm", words: ["fkm", "viton", "fpm"] },

  // Chains, pulleys and other components.
  { term: "chain", words: ["chain", "zinxhir", "zinxhirë", "catena"] },
  { term: "sprocket", words: ["sprocket", "rrotë zinxhiri", "ingranazh zinxhiri", "pinjon"] },
  { term: "pulley", words: ["pulley", "pulexhë", "puleggia", "rrotull rripi", "pulixhë"] },
  { term: "coupling", words: ["coupling", "xhunto", "nyje bashkuese", "bashkues", "giunto"] },
  { term: "spider", words: ["spider", "yll", "yll gome", "yll xhuntoje"] },
  { term: "bush", words: ["bush", "taper bush", "taper lock", "bokull konike", "taperlock"] },
  { term: "adapter sleeve", words: ["adapter sleeve", "këmishë", "bokull përshtatëse", "adaptor"] },
  { term: "lock nut", words: ["lock nut", "locknut", "dado", "dado siguruese"] },
  { term: "washer", words: ["washer", "rondele", "rondelë", "lock washer"] },
  {
    term: "retaining ring",
    words: [
      "retaining ring",
      "circlip",
      "snap ring",
      "seger",
      "zeger",
      "unazë siguruese",
      "unazë elastike",
    ],
  },
  { term: "key", words: ["parallel key", "key", "kiavetë", "kunjë", "chiavetta", "pykë"] },
  { term: "grease nipple", words: ["grease nipple", "ingrasator", "grasator", "niple"] },
  { term: "grease", words: ["grease", "graso", "yndyrë", "vaj i trashë"] },
  { term: "oil", words: ["oil", "vaj", "lubrifikant"] },
  { term: "shaft", words: ["shaft", "bosht", "aks", "axle", "albero"] },
  {
    term: "bore",
    words: [
      "bore",
      "hole",
      "inner diameter",
      "inside diameter",
      "inner",
      "inside",
      "diametër i brendshëm",
      "brendshëm",
      "brenda",
      "vrimë",
    ],
  },
  {
    term: "outside",
    words: [
      "outside diameter",
      "outer diameter",
      "outer",
      "outside",
      "od",
      "diametër i jashtëm",
      "jashtëm",
      "jashtë",
    ],
  },
  { term: "width", words: ["width", "thickness", "height", "gjerësi", "trashësi", "lartësi"] },
  { term: "length", words: ["length", "gjatësi"] },
  { term: "set", words: ["set", "komplet", "seri", "kit"] },
  { term: "motor", words: ["electric motor", "elektromotor", "motor elektrik"] },
  { term: "pump", words: ["pump", "pompë", "pompa"] },
  { term: "fan", words: ["fan", "ventilator", "aspirator"] },
  { term: "gear", words: ["gear", "ingranazh", "dhëmbëzor"] },
  { term: "gearbox", words: ["gearbox", "gear unit", "reduktor", "riduktor", "kambio"] },
  { term: "washing machine", words: ["washing machine", "lavatriçe", "rrobalarëse"] },
  { term: "stainless", words: ["stainless", "inoks", "inox", "pandryshkshëm"] },
  { term: "ceramic", words: ["ceramic", "hybrid", "qeramik", "qeramikë", "hibrid"] },
  { term: "insulated", words: ["insulated", "i izoluar", "izoluar"] },
  {
    term: "high temperature",
    words: ["high temperature", "temperaturë e lartë", "temperatura të larta", "nxehtësi"],
  },
];

/** Words that carry no meaning in a search. */
export const stopWords: readonly string[] =
  // Articles and prepositions, then what is asked around a part: quantity, price, number.
  [
    "a an and at by for from in is of on or the to with e i me nga ne në per për prej se së te të dhe ose",
    "deri cm mm diametër diametri diameter dia dua duhet duhen keni kam kemi sa si ku po ka një nje copë cope cop cp pcs pc piece pieces",
    "çmim çmimi cmimi kushton kushtojne price cost much how you have need want please any",
    "nr no numër numri art artikull kod kodi code cod ref tip tipi type model modeli",
  ]
    .join(" ")
    .split(" ");

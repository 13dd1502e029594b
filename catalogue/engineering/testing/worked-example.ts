/** Result of the reference calculation for a bearing number. */
export type ReferenceDesignation = {
  readonly prefix: string | null;
  readonly type: string;
  readonly series: string;
  readonly boreCode: string;
  readonly bore: number;
  readonly seal: string;
  readonly clearance: string;
  readonly precision: string;
  readonly cage: string | null;
  readonly arrangement: string | null;
  readonly contactAngle: number | null;
  readonly taperedBore: string | null;
  readonly extras: readonly string[];
  readonly unknown: string;
};

/** Loads and factors of the equivalent load in the reference calculation, by their formula symbols. */
type ReferenceLoad = {
  readonly Fr: number;
  readonly Fa: number;
  readonly C0?: number;
  readonly f0?: number;
  readonly angle?: number;
  readonly e?: number;
  readonly Y?: number;
  readonly Y2?: number;
  readonly Y3?: number;
};

type Lengths = { readonly d: number; readonly D: number; readonly C: number };
type Drive = { readonly d: number; readonly D: number; readonly L: number };
type LifeCase = {
  readonly C: number;
  readonly P: number;
  readonly n: number;
  readonly p: number;
};
type Code = { readonly code: string };
type TimingCode = {
  readonly profile: string;
  readonly teeth: number;
  readonly pitchLength: number;
  readonly width: number | null;
};

/** Input and printed result of the functions of the reference calculation, under its name there. */
export type ReferenceFunctions = {
  readonly decode: readonly [Code, ReferenceDesignation];
  readonly L10: readonly [Omit<LifeCase, "n">, number];
  readonly L10h: readonly [LifeCase, number];
  readonly equivalentLoad: readonly [
    { readonly kind: string; readonly o: ReferenceLoad },
    { readonly P: number; readonly e: number; readonly X: number; readonly Y: number },
  ];
  readonly staticLoadDgbb: readonly [{ Fr: number; Fa: number }, number];
  readonly staticSafety: readonly [{ C0: number; P0: number }, number];
  readonly beltLengthExact: readonly [Lengths, number];
  readonly centreDistanceApprox: readonly [Drive, number];
  readonly centreDistanceExact: readonly [Drive, number];
  readonly wrapAngle: readonly [Lengths, number];
  readonly beltSpeed: readonly [{ d: number; n: number }, number];
  readonly flexRate: readonly [{ v: number; L: number }, number];
  readonly classicalLength: readonly [
    Code,
    { section: string; insideLength: number; datumLength: number },
  ];
  readonly wedgeLength: readonly [
    Code,
    { section: string; metricName: string; effectiveLength: number },
  ];
  readonly narrowLength: readonly [Code, { section: string; datumLength: number }];
  readonly ribbedCode: readonly [
    Code,
    { ribs: number; profile: string; effectiveLength: number; width: number },
  ];
  readonly trapezoidalCode: readonly [Code, TimingCode];
  readonly metricTimingCode: readonly [Code, TimingCode];
  readonly lipSpeed: readonly [{ d: number; n: number }, number];
  readonly maxSealRpm: readonly [{ d: number; v: number }, number];
};

/** A worked example of one function of the reference calculation. */
export type WorkedExample<Fn extends keyof ReferenceFunctions = keyof ReferenceFunctions> = {
  readonly [F in Fn]: {
    readonly name: string;
    readonly fn: F;
    readonly input: ReferenceFunctions[F][0];
    readonly result: ReferenceFunctions[F][1];
  };
}[Fn];

/** Pieces of codes and signs that can stand in them. */
export const codePieces: readonly string[] =
  "6205 60/22 NU 205 7204B 22210 HR30206J UCP205 -100 2RS 2Z ZZ DDU LLU 2NSE9 VV C3 C2 P6 P63 K K30 N NR E4 W33 TN9 TNH TVP2 MC3 CM WT HT51 HC5 VL0241 5K A42 A SPZ 1250 13X1067 400J10 6PJ 1016 270 L 075 500 5M 15 T5 RPP8 8MGT3 HTD TC 25X47X7 AS FKM NSK skf Koyo NTN FAG Gates M.A.T.I.C . , / - + × * ½ ² О С l O I | 1 0 Ⅷ ß ﬁ х".split(
    " ",
  );

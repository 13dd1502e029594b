/** Texts of the quick-order pad, which is shown in Albanian. */
const en = {
  title: "Order by code",
  inputLabel: "How to enter the parts",
  lead: "A code or size per line, and how many.",
  keys: "Enter goes to the next field, Ctrl+Enter finds the parts.",
  example: "6205-2RS",
  empty: "Type at least one code.",
  code: (line: number): string => `Code of line ${line}`,
  quantity: (line: number): string => `Quantity of line ${line}`,
  remove: (line: number): string => `Remove line ${line}`,
  suggestions: (line: number): string => `Products for line ${line}`,
};

const sq: typeof en = {
  title: "Porosit me kod",
  inputLabel: "Si i jepni pjesët",
  lead: "Një kod ose masë për rresht dhe sa copë.",
  keys: "Enter kalon në fushën tjetër, Ctrl+Enter gjen pjesët.",
  example: "6205-2RS",
  empty: "Shkruani të paktën një kod.",
  code: (line) => `Kodi i rreshtit ${line}`,
  quantity: (line) => `Sasia e rreshtit ${line}`,
  remove: (line) => `Hiq rreshtin ${line}`,
  suggestions: (line) => `Produkte për rreshtin ${line}`,
};

export const orderPadText = { en, sq };

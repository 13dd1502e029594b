import type { AddedLine } from "#domain/cart.ts";

/** Texts for pasting a list of parts, which is shown in Albanian. */
const en = {
  title: "Paste a list",
  lead: "One part per line with its quantity, as typed, from a spreadsheet or a CSV file.",
  field: "List",
  fieldHelp: "Up to 200 lines. Quantity before or after the code; with or without a header row.",
  example: "6205-2RS 4\n10 x 6203 ZZ\nA 42; 6\n30x52x7\t2",
  drop: "Drop a .csv or .txt file here, or",
  chooseFile: "Choose a file",
  clear: "Clear the list",
  find: "Find the parts",
  reading: "Reading the list…",
  empty: "Paste or type a list first.",
  fileErrors: {
    large: "The file is larger than 1\u00A0MB. Copy the lines that you need and paste them here.",
    spreadsheet:
      "This kind of file can’t be read here. Save it as CSV, or copy its cells and paste them.",
    unreadable: "The file couldn’t be read. Copy its lines and paste them here.",
  },
  offlineInput:
    "You are offline. The list stays on this device; prices and stock can be looked up once you are online.",
  offlineResult:
    "You are offline. Nothing can be put into the cart by price and stock now; the list is kept. The request by mail can be prepared.",
  leftOut: (count: number): string =>
    count === 1
      ? "1 line beyond the first 200 was left out. Paste it as a second list."
      : `${count} lines beyond the first 200 were left out. Paste them as a second list.`,
  results: "What was found",
  change: "Change the list",
  failed: "The products couldn’t be looked up",
  failedText: "The list is kept. Check your connection and try again.",
  busyText: "Too many lists at once. The list is kept; try again in some minutes.",
  loading: "Looking up the products…",
  counts: {
    ready: (count: number): string => `${count} matched`,
    open: (count: number): string => `${count} to choose`,
    asked: (count: number): string => `${count} to ask for`,
    added: (count: number): string => `${count} in the cart`,
  },
  columns: {
    line: "Line",
    code: "Your line",
    product: "Product",
    stock: "Stock",
    quantity: "Quantity",
    price: "Price",
    state: "State",
  },
  lineNumbers: (numbers: string): string => `Lines ${numbers}, added up`,
  lineNumber: (number: number): string => `Line ${number}`,
  productOf: (code: string): string => `Product for ${code}`,
  quantityOf: (code: string): string => `Quantity of ${code}`,
  pick: "Choose…",
  ask: "None: ask by mail",
  skip: "Leave this line out",
  option: (name: string, price: string, stock: string): string => `${name} – ${price} – ${stock}`,
  each: "each",
  onlyInStock: (count: number): string => `Only ${count} in stock`,
  catalogue: (part: string): string => `In the catalogue: ${part}`,
  stock: { "in-stock": "In stock", "low-stock": "Low stock", "out-of-stock": "Out of stock" },
  states: {
    matched: "Matched",
    chosen: "Chosen",
    choose: "Choose",
    "bad-quantity": "Wrong quantity",
    "out-of-stock": "Out of stock",
    "not-carried": "Not carried",
    asked: "By mail",
    skipped: "Left out",
    added: "In the cart",
    unknown: "Not looked up",
    empty: "No code",
  },
  problems: {
    "no-quantity": "No quantity written: 1 assumed.",
    "unsure-quantity": "Is this number the quantity or a part of the code? Check it.",
    "bad-quantity": "Enter a whole number from 1 to 9,999.",
    "no-code": "There is no code in this line.",
    cut: "The line is too long; only its beginning was read.",
  },
  outcomes: {
    out_of_stock: "Ran out of stock just now.",
    not_sold: "No longer sold.",
    not_in_cart: "Had been added and is no longer in the cart.",
    cart_full: "The cart is full: it takes 200 products.",
  } satisfies Record<Exclude<AddedLine["outcome"], "added">, string>,
  add: (count: number): string =>
    count === 1 ? "Add 1 line to the cart" : `Add ${count} lines to the cart`,
  openCart: "Open the cart",
  total: "Total:",
  stillOpen: (count: number): string =>
    count === 1 ? "1 line still needs a choice." : `${count} lines still need a choice.`,
  addedNotice: (count: number): string =>
    count === 1 ? "1 line is in the cart" : `${count} lines are in the cart`,
  addedSome: (count: number): string =>
    count === 1 ? "1 line couldn’t be added" : `${count} lines couldn’t be added`,
  addedSomeText: "They are marked below. Nothing of the list is lost.",
  addFailed: "Nothing was added",
  addFailedText: "The list is kept. Try again: what has arrived isn’t added twice.",
  request: (count: number): string =>
    count === 1 ? "Ask for 1 line by mail" : `Ask for ${count} lines by mail`,
  quoteList: (count: number): string =>
    count === 1 ? "Put 1 line on the quote list" : `Put ${count} lines on the quote list`,
  openQuoteList: "Open the quote list",
  copyRequest: "Copy the request",
  copied: "Request copied",
  notCopied: "The request couldn’t be copied.",
  longRequest: "Some mail programs cut long messages. Copy the request, then paste it there.",
  mail: {
    subject: (count: number): string => `Quote request: list of ${count}`,
    greeting: "Please send me a quote for:",
    quantity: (quantity: string): string => `quantity ${quantity}`,
    soldOut: (product: string): string => `Out of stock in the shop: ${product}`,
    contact: "Company: \nPhone: ",
    page: (address: string): string => `Page: ${address}`,
  },
};

const sq: typeof en = {
  title: "Ngjitni një listë",
  lead: "Një pjesë për rresht me sasinë e saj: e shkruar, nga një tabelë ose nga një skedar CSV.",
  field: "Lista",
  fieldHelp: "Deri në 200 rreshta. Sasia para ose pas kodit; me ose pa rreshtin e titujve.",
  example: "6205-2RS 4\n10 x 6203 ZZ\nA 42; 6\n30x52x7\t2",
  drop: "Lëshoni këtu një skedar .csv ose .txt, ose",
  chooseFile: "Zgjidh skedarin",
  clear: "Pastro listën",
  find: "Gjej pjesët",
  reading: "Po lexohet lista…",
  empty: "Ngjitni ose shkruani më parë një listë.",
  fileErrors: {
    large: "Skedari është më i madh se 1\u00A0MB. Kopjoni rreshtat që ju duhen dhe ngjitini këtu.",
    spreadsheet:
      "Ky lloj skedari nuk lexohet këtu. Ruajeni si CSV, ose kopjoni qelizat dhe ngjitini.",
    unreadable: "Skedari nuk u lexua. Kopjoni rreshtat e tij dhe ngjitini këtu.",
  },
  offlineInput:
    "Nuk keni lidhje. Lista mbetet në këtë pajisje; çmimet dhe stoku shihen sapo të ketë lidhje.",
  offlineResult:
    "Nuk keni lidhje. Tani asgjë nuk shtohet në shportë me çmim dhe stok; lista ruhet. Kërkesa me email mund të përgatitet.",
  leftOut: (count) =>
    count === 1
      ? "1 rresht pas 200 të parëve u la jashtë. Ngjiteni si listë të dytë."
      : `${count} rreshta pas 200 të parëve u lanë jashtë. Ngjitini si listë të dytë.`,
  results: "Çfarë u gjet",
  change: "Ndrysho listën",
  failed: "Produktet nuk u kërkuan dot",
  failedText: "Lista ruhet. Kontrolloni lidhjen dhe provoni përsëri.",
  busyText: "Shumë lista njëherësh. Lista ruhet; provoni përsëri pas disa minutash.",
  loading: "Po kërkohen produktet…",
  counts: {
    ready: (count) => (count === 1 ? "1 u gjet" : `${count} u gjetën`),
    open: (count) => `${count} për t’u zgjedhur`,
    asked: (count) => `${count} për t’u pyetur`,
    added: (count) => `${count} në shportë`,
  },
  columns: {
    line: "Rreshti",
    code: "Rreshti juaj",
    product: "Produkti",
    stock: "Stoku",
    quantity: "Sasia",
    price: "Çmimi",
    state: "Gjendja",
  },
  lineNumbers: (numbers) => `Rreshtat ${numbers}, të mbledhur`,
  lineNumber: (number) => `Rreshti ${number}`,
  productOf: (code) => `Produkti për ${code}`,
  quantityOf: (code) => `Sasia për ${code}`,
  pick: "Zgjidhni…",
  ask: "Asnjë: pyet me email",
  skip: "Lëre jashtë këtë rresht",
  option: (name, price, stock) => `${name} – ${price} – ${stock}`,
  each: "copa",
  onlyInStock: (count) => `Vetëm ${count} në stok`,
  catalogue: (part) => `Në katalog: ${part}`,
  stock: { "in-stock": "Në stok", "low-stock": "Pak në stok", "out-of-stock": "Pa stok" },
  states: {
    matched: "U gjet",
    chosen: "Zgjedhur",
    choose: "Zgjidhni",
    "bad-quantity": "Sasi e gabuar",
    "out-of-stock": "Pa stok",
    "not-carried": "Nuk mbahet",
    asked: "Me email",
    skipped: "Lënë jashtë",
    added: "Në shportë",
    unknown: "Pa u kërkuar",
    empty: "Pa kod",
  },
  problems: {
    "no-quantity": "Pa sasi të shkruar: u mor 1.",
    "unsure-quantity": "Ky numër është sasia apo pjesë e kodit? Kontrollojeni.",
    "bad-quantity": "Shkruani një numër të plotë nga 1 deri në 9 999.",
    "no-code": "Në këtë rresht nuk ka kod.",
    cut: "Rreshti është shumë i gjatë; u lexua vetëm fillimi.",
  },
  outcomes: {
    out_of_stock: "Sapo mbaroi stoku.",
    not_sold: "Nuk shitet më.",
    not_in_cart: "Ishte shtuar dhe nuk është më në shportë.",
    cart_full: "Shporta është plot: merr 200 produkte.",
  },
  add: (count) => (count === 1 ? "Shto 1 rresht në shportë" : `Shto ${count} rreshta në shportë`),
  openCart: "Hap shportën",
  total: "Totali:",
  stillOpen: (count) =>
    count === 1 ? "1 rresht pret zgjedhjen tuaj." : `${count} rreshta presin zgjedhjen tuaj.`,
  addedNotice: (count) =>
    count === 1 ? "1 rresht është në shportë" : `${count} rreshta janë në shportë`,
  addedSome: (count) => (count === 1 ? "1 rresht nuk u shtua" : `${count} rreshta nuk u shtuan`),
  addedSomeText: "Janë shënuar më poshtë. Nga lista nuk humbet asgjë.",
  addFailed: "Asgjë nuk u shtua",
  addFailedText: "Lista ruhet. Provoni përsëri: çfarë ka mbërritur nuk shtohet dy herë.",
  request: (count) =>
    count === 1 ? "Pyet me email për 1 rresht" : `Pyet me email për ${count} rreshta`,
  quoteList: (count) =>
    count === 1
      ? "Vendos 1 rresht në listën e ofertës"
      : `Vendos ${count} rreshta në listën e ofertës`,
  openQuoteList: "Hap listën e ofertës",
  copyRequest: "Kopjo kërkesën",
  copied: "Kërkesa u kopjua",
  notCopied: "Kërkesa nuk u kopjua.",
  longRequest:
    "Disa programe emaili i shkurtojnë mesazhet e gjata. Kopjoni kërkesën dhe ngjiteni atje.",
  mail: {
    subject: (count) => `Kërkesë për ofertë: listë me ${count}`,
    greeting: "Ju lutem më dërgoni një ofertë për:",
    quantity: (quantity) => `sasia ${quantity}`,
    soldOut: (product) => `Pa stok në dyqan: ${product}`,
    contact: "Kompania: \nTelefoni: ",
    page: (address) => `Faqja: ${address}`,
  },
};

export const pasteListText = { en, sq };

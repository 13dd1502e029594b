/** Texts below a field for a phone number. */
const en = {
  help: "We call you on this number.",
  read: (number: string): string => `We call you on ${number}.`,
  question: "Is this number right?",
};

const sq: typeof en = {
  help: "Ju telefonojmë në këtë numër.",
  read: (number) => `Ju telefonojmë në ${number}.`,
  question: "A është i saktë ky numër?",
};

export const phoneNumberText = { en, sq };

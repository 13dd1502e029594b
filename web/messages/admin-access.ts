const en = {
  panelButton: "Admin Panel",
  managerLetter: "M",
  managerName: "Manager access",
  dialogTitle: "Admin access",
  checking: "Checking your access…",
  refused: (email: string): string =>
    `This area is for the staff of the shop. You are signed in as ${email}.`,
};

export const adminAccessText = { en };

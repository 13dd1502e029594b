import { company } from "#domain/company.ts";
import type { MailContent } from "../mailer.ts";

/** The parts of a mail, as plain text. */
export type MailParts = {
  readonly subject: string;
  /** Whom it greets. */
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  /** What stands below the link. */
  readonly closing: readonly string[];
};

/** Lays a mail out as text and as HTML; the HTML escapes every part. */
export function layOutMail(parts: MailParts): MailContent {
  const greeting = greet(parts.name);
  const { label, url } = parts.link;
  const signature = [company.name, company.phone.display, company.email];
  return {
    subject: parts.subject,
    text: [
      greeting,
      ...parts.paragraphs,
      `${label}:\n${url}`,
      ...parts.closing,
      signature.join("\n"),
    ].join("\n\n"),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1b2733;background:#ffffff">
${[greeting, ...parts.paragraphs].map(paragraph).join("\n")}
<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#0b4f8a;color:#ffffff;text-decoration:none;border-radius:4px">${escapeHtml(label)}</a></p>
<p style="font-size:14px;color:#4a5764">If the button doesn't work, open this address:<br>${escapeHtml(url)}</p>
${parts.closing.map(paragraph).join("\n")}
<p style="font-size:14px;color:#4a5764">${signature.map(escapeHtml).join("<br>")}</p>
</body>
</html>
`,
  };
}

/**
 * Greets by name, unless the name could be somebody's message: anyone can sign up with anyone's
 * address, and what they typed as a name must not reach a stranger's inbox as a link or a sentence.
 */
function greet(name: string): string {
  const isName = name.length <= 60 && /^[\p{L}\p{M}'’ -]+(?:\. ?[\p{L}\p{M}'’ -]+)?$/u.test(name);
  const words = name.split(/\s+/).length;
  return isName && words <= 4 && !/\p{L}\.\p{L}/u.test(name) ? `Hello ${name},` : "Hello,";
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

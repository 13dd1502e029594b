import { expect, test } from "vitest";
import { company } from "#domain/company.ts";
import { alreadyRegisteredMail, confirmationMail, resetMail } from "./account-mails.ts";
import { layOutMail } from "./mail-layout.ts";

const url = "https://shop.test/account?reset=abc&x=1";

test.each([
  ["confirmation", confirmationMail],
  ["already registered", alreadyRegisteredMail],
  ["reset", resetMail],
])("the %s mail has greeting, link and signature in both parts", (_, template) => {
  const mail = template("Arta Hoxha", url);
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain("Hello Arta Hoxha,");
    expect(part).toContain(company.name);
    expect(part).toContain(company.phone.display);
  }
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.html).toContain('href="https://shop.test/account?reset=abc&#38;x=1"');
});

test("escapes everything in the HTML part", () => {
  const evil = `"><script>alert('1')</script>`;
  const { html } = layOutMail({
    lang: "en",
    subject: evil,
    name: evil,
    paragraphs: [evil],
    table: { columns: [evil], rows: [[evil]] },
    details: [[evil, evil]],
    link: { label: evil, url: `https://shop.test/${evil}` },
    closing: [evil],
  });
  const escaped = "&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;";
  expect(html.split(escaped)).toHaveLength(11);
  expect(html).not.toContain("<script");
});

test.each([
  "Your account is blocked, go to https://evil.example",
  "evil.example",
  "Win at evil.example now",
  "Call 00355 69 000",
  "One two three four five",
  "<b>Arta</b>",
  "x".repeat(61),
  "",
])("a name like %j could be a message and is left out", (name) => {
  const { text } = confirmationMail(name, url);
  expect(text.startsWith("Hello,\n")).toBe(true);
});

test.each(["Arta", "Arbën Çela-Gjoka", "Jean d'Arc", "J. Doe", "Γιώργος Παπαδόπουλος"])(
  "%s is greeted by name",
  (name) => {
    expect(confirmationMail(name, url).text.startsWith(`Hello ${name},`)).toBe(true);
  },
);

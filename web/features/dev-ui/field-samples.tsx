import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { EmailAndCompanyFields } from "#web/ui/email-and-company-fields.tsx";
import { FieldQuestion } from "#web/ui/field-question.tsx";
import { FormFields } from "#web/ui/form-fields.tsx";
import { ImageField } from "#web/ui/image-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { OneTimeCodeField } from "#web/ui/one-time-code-field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { PhoneField } from "#web/ui/phone-field.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Sample, Samples, longText, longWord } from "./sample.tsx";

const cities = ["Tiranë", "Durrës", "Prishtinë", longText].map((value) => ({
  value,
  label: value,
}));
const imageText = {
  choose: "Choose a picture",
  uploading: (percent: number) => `Uploading ${percent} %`,
  hint: "JPG, PNG, GIF, at most 5 MB.",
  previewAlt: "Preview",
};

const field = { error: undefined, maxLength: 30, onChange: () => {} };

const customer = {
  email: { ...field, name: "email", label: "Email", value: "arta@firm.example" },
  company: { ...field, name: "company", label: "Company", value: longText },
  nipt: { ...field, name: "nipt", label: "NIPT", value: "L12345678A" },
  text: {
    emailHelp: "The confirmation comes here.",
    niptHelp: "Such as L12345678A.",
    niptQuestion: "Is this NIPT right?",
    sendAnyway: "If so, send it again.",
  },
};

const phone = {
  field: { ...field, name: "phone", label: "Phone", value: "069 123 4567" },
  country: "Shqipëri",
  sendAnyway: "If so, send it again.",
  readPhone: () => "+355 69 123 4567",
};

export function FieldSamples(): ReactNode {
  return (
    <Samples>
      <Sample name="TextField: empty, required, with help">
        <TextField label="Company" placeholder="As on your invoices" required help="Optional." />
      </Sample>
      <Sample name="TextField: invalid, long value">
        <TextField label="Company" defaultValue={longWord} error="At most 100 characters." />
      </Sample>
      <Sample name="TextField: disabled">
        <TextField label="E-mail" defaultValue="arta@example.com" disabled />
      </Sample>
      <Sample name="TextField: long label and error">
        <TextField label={longText} error={longText} />
      </Sample>
      <Sample name="OneTimeCodeField: digits, invalid">
        <div className="grid gap-4">
          <OneTimeCodeField label="Code" isNumeric />
          <OneTimeCodeField label="Recovery code" error="This code isn’t right." />
        </div>
      </Sample>
      <Sample name="QrCode">
        <QrCode size={5} path="M1 1h2v1h-2zM2 3h1v1h-1z" label="QR code" />
      </Sample>
      <Sample name="PasswordField: rest, invalid, disabled">
        <div className="dev-column">
          <PasswordField label="Password" defaultValue="Kushineta6205" autoComplete="off" />
          <PasswordField label="Password" error="At least 8 characters." autoComplete="off" />
          <PasswordField label="Password" disabled autoComplete="off" />
        </div>
      </Sample>
      <Sample name="TextArea: rest, invalid, disabled">
        <div className="dev-column">
          <TextArea label="Notes" defaultValue={longText} />
          <TextArea label="Notes" error="At most 500 characters." />
          <TextArea label="Notes" disabled />
        </div>
      </Sample>
      <Sample name="FieldQuestion, PhoneField: read and asked">
        <div className="dev-column">
          <TextField
            label="NIPT"
            help={<FieldQuestion title="Is it right?">If so, …</FieldQuestion>}
          />
          <PhoneField {...phone} asked={undefined} />
          <PhoneField {...phone} asked={phone.field.value} />
        </div>
      </Sample>
      <Sample name="EmailAndCompanyFields: as it is, asked">
        <div className="dev-column">
          <EmailAndCompanyFields {...customer} isNiptAsked={false} />
          <EmailAndCompanyFields {...customer} isNiptAsked />
        </div>
      </Sample>
      <Sample name="FormFields, being sent">
        <FormFields busy>
          <TextField label="Name" defaultValue="Arta Krasniqi" />
          <Button>Add a line</Button>
        </FormFields>
      </Sample>
      <Numbers />
      <Controlled />
    </Samples>
  );
}

function Numbers(): ReactNode {
  const [bore, setBore] = useState("25.5");
  const [pieces, setPieces] = useState("0");
  const [load, setLoad] = useState("2 500");
  return (
    <Sample name="NumberField: unit, whole and invalid, doubtful">
      <div className="dev-column">
        <NumberField
          label="Bore"
          suffix="mm"
          step={0.1}
          value={bore}
          onChange={(event) => setBore(event.target.value)}
        />
        <NumberField
          label="Pieces"
          whole
          min={1}
          error="At least 1."
          value={pieces}
          onChange={(event) => setPieces(event.target.value)}
        />
        <NumberField
          label="Load"
          suffix="kN"
          value={load}
          onChange={(event) => setLoad(event.target.value)}
        />
      </div>
    </Sample>
  );
}

function Controlled(): ReactNode {
  const [words, setWords] = useState("6205");
  const [city, setCity] = useState("");
  const [photo, setImage] = useState("");
  const image = {
    text: imageText,
    label: "or its address",
    name: "image_url",
    maxLength: 2_000,
    value: photo,
    onValueChange: setImage,
    onFile: noFile,
  };
  return (
    <>
      <Sample name="SearchField: filled (Esc empties it), empty, disabled">
        <div className="dev-column">
          <SearchField label="Search" value={words} onValueChange={setWords} />
          <SearchField
            label="Search"
            value=""
            onValueChange={setWords}
            placeholder="Code or name"
          />
          <SearchField label="Search" value="" onValueChange={setWords} disabled />
        </div>
      </Sample>
      <Sample name="SelectField: nothing chosen, long, invalid, disabled">
        <div className="dev-column">
          <SelectField
            label="City"
            placeholder="Choose a city"
            options={cities}
            value={city}
            onValueChange={setCity}
          />
          <SelectField label="City" options={cities} value={longText} onValueChange={setCity} />
          <SelectField
            label="City"
            placeholder="Choose a city"
            options={cities}
            value=""
            onValueChange={setCity}
            error="Choose a city."
          />
          <SelectField
            label="City"
            options={cities}
            value="Tiranë"
            onValueChange={setCity}
            disabled
          />
        </div>
      </Sample>
      <Sample name="ImageField: empty, and during an upload" wide>
        <div className="dev-column">
          <ImageField {...image} progress={undefined} />
          <ImageField {...image} progress={0.4} error="Not a picture." />
        </div>
      </Sample>
    </>
  );
}

function noFile(): void {
  // There is no server to send it to on this page.
}

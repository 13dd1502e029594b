import { expect, test } from "vitest";
import { defaultRetention } from "#domain/retention.ts";
import { loadConfig } from "./config.ts";

const s3 = {
  S3_ENDPOINT: "https://s3.example.com",
  S3_REGION: "eu-central-1",
  S3_BUCKET: "shop",
  S3_ACCESS_KEY: "key",
  S3_SECRET_KEY: "secret",
};

test("files are stored in the data folder unless an S3 store is set", () => {
  expect(loadConfig({}).s3).toBeUndefined();
  expect(loadConfig({ S3_ENDPOINT: "", S3_BUCKET: " " }).s3).toBeUndefined();
  expect(loadConfig(s3).s3).toEqual({
    endpoint: "https://s3.example.com",
    region: "eu-central-1",
    bucket: "shop",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
});

test.each(Object.keys(s3))("an S3 store without %s fails the start", (name) => {
  expect(() => loadConfig({ ...s3, [name]: "" })).toThrow(
    `Wrong configuration:\nThe five S3_ settings belong together; absent: ${name}`,
  );
});

test("fingerprints of the app's certificates are parsed as a list, in capitals", () => {
  const print = Array.from({ length: 32 }, () => "0a").join(":");
  expect(loadConfig({}).androidCertificates).toEqual([]);
  const { androidCertificates } = loadConfig({ ANDROID_CERT_SHA256: `${print}, ${print}` });
  expect(androidCertificates).toEqual([print.toUpperCase(), print.toUpperCase()]);
  expect(() => loadConfig({ ANDROID_CERT_SHA256: "AB:CD" })).toThrow("ANDROID_CERT_SHA256");
  expect(() => loadConfig({ APPLE_APP_ID: "example.app" })).toThrow("APPLE_APP_ID");
});

// docs/product/reliability.md#clear-start-errors
test("the owner's address belongs to that of requests", () => {
  const url = "postgres://shop_app:a@localhost/shop";
  expect(loadConfig({ DATABASE_URL: url, DATABASE_ADMIN_URL: url }).databaseAdminUrl).toBe(url);
  expect(() => loadConfig({ DATABASE_ADMIN_URL: url })).toThrow(
    "Wrong configuration:\nDATABASE_ADMIN_URL requires DATABASE_URL",
  );
});

// docs/product/reliability.md#clear-start-errors
test("a replica's address belongs to that of the database", () => {
  const url = "postgres://shop_app:a@localhost/shop";
  expect(loadConfig({ DATABASE_URL: url, DATABASE_READ_URL: url }).databaseReadUrl).toBe(url);
  expect(() => loadConfig({ DATABASE_READ_URL: url })).toThrow(
    "Wrong configuration:\nDATABASE_READ_URL requires DATABASE_URL",
  );
});

// docs/product/reliability.md#clear-start-errors
test("an invalid S3 address fails the start with the setting's name", () => {
  expect(() => loadConfig({ ...s3, S3_ENDPOINT: "s3.example.com" })).toThrow("S3_ENDPOINT");
});

// docs/product/reliability.md#daily-backups
test("a folder turns daily backups on, at three o'clock with seven of them unless set", () => {
  expect(loadConfig({ BACKUP_AT: "04:30" }).backup).toBeUndefined();
  const at = { hour: 3, minute: 0 };
  expect(loadConfig({ BACKUP_DIR: "/backups" }).backup).toEqual({
    folder: "/backups",
    keep: 7,
    at,
  });
  const set = { BACKUP_DIR: "/backups", BACKUP_KEEP: "30", BACKUP_AT: "22:15" };
  expect(loadConfig(set).backup).toMatchObject({ keep: 30, at: { hour: 22, minute: 15 } });
  expect(() => loadConfig({ ...set, BACKUP_AT: "25:00" })).toThrow("BACKUP_AT");
  expect(() => loadConfig({ ...set, BACKUP_KEEP: "0" })).toThrow("BACKUP_KEEP");
});

// docs/product/orders.md#vat-delivery-and-payment
test("terms of VAT, delivery and payment are parsed at the start", () => {
  expect(loadConfig({}).orderTerms).toEqual({
    prices_include_vat: null,
    delivery: [],
    free_delivery_from: null,
    payment_ways: ["on-delivery", "bank-transfer"],
  });
  const set = {
    PRICES_INCLUDE_VAT: "false",
    DELIVERY_RATES: "Kosovë/Pejë=4.50,2-3",
    FREE_DELIVERY_FROM: "99.90",
    PAYMENT_WAYS: "bank-transfer, bank-transfer",
  };
  expect(loadConfig(set).orderTerms).toEqual({
    prices_include_vat: false,
    delivery: [{ country: "Kosovë", city: "Pejë", cost: 4.5, days_min: 2, days_max: 3 }],
    free_delivery_from: 99.9,
    payment_ways: ["bank-transfer"],
  });
});

// docs/product/reliability.md#clear-start-errors
test.each([
  ["PRICES_INCLUDE_VAT", "perhaps"],
  ["DELIVERY_RATES", "Italia=3,1"],
  ["FREE_DELIVERY_FROM", "-1"],
  ["FREE_DELIVERY_FROM", "0.005"],
  ["PAYMENT_WAYS", "on-delivery,gold"],
])("%s=%s fails the start with the setting's name", (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(name);
});

// docs/product/reliability.md#metrics
test("metrics and traces are off unless they are set", () => {
  expect(loadConfig({}).monitoring).toEqual({ metrics: undefined, traces: undefined });
  const set = { METRICS_PORT: "9464", OTEL_EXPORTER_OTLP_ENDPOINT: "http://otel:4318/" };
  expect(loadConfig(set).monitoring).toEqual({
    metrics: { port: 9464, host: "127.0.0.1" },
    traces: { url: "http://otel:4318/v1/traces", share: 1 },
  });
  const { traces } = loadConfig({ ...set, OTEL_TRACES_SAMPLER_ARG: "0.05" }).monitoring;
  expect(traces?.share).toBe(0.05);
});

// docs/product/reliability.md#clear-start-errors
test.each([
  ["METRICS_PORT", "3000"],
  ["METRICS_PORT", "70000"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "otel:4318"],
  ["OTEL_TRACES_SAMPLER_ARG", "5"],
])("%s=%s fails the start with the setting's name", (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(name);
});

// docs/product/accounts.md#retention
test("personal data stays for the default periods unless others are set", () => {
  expect(loadConfig({}).retention).toEqual(defaultRetention);
  const set = loadConfig({ KEEP_GUEST_ORDERS_MONTHS: "12", KEEP_UNCONFIRMED_ACCOUNTS_DAYS: "3" });
  expect(set.retention).toEqual({
    ...defaultRetention,
    guest_order_months: 12,
    unconfirmed_account_days: 3,
  });
  for (const wrong of ["0", "-1", "1.5", "never", "1000"]) {
    expect(() => loadConfig({ KEEP_QUOTES_MONTHS: wrong })).toThrow("KEEP_QUOTES_MONTHS");
  }
});

import { expect, test } from "vitest";
import { findTransportRisk } from "./find-transport-risk.ts";

// docs/product/security.md#verified-connections-to-the-database
test.each([
  ["postgres://a:b@db.example/shop", "not encrypted"],
  ["postgres://a:b@192.0.2.1/shop?sslmode=disable", "not encrypted"],
  ["postgres://a:b@db.example/shop?sslmode=no-verify", "not verified"],
  ["postgres://a:b@db.example/shop?sslmode=require&uselibpqcompat=true", "not verified"],
  ["postgres://a:b@db.example/shop?sslmode=verify-full", undefined],
  ["postgres://a:b@db.example/shop?ssl=true", undefined],
  ["postgres://a:b@localhost/shop", undefined],
  ["postgres://a:b@127.0.0.1:5432/shop", undefined],
  ["postgres://a:b@[::1]/shop", undefined],
  ["postgres:///shop?host=/var/run/postgresql", undefined],
])("the connection of %s is %s", (url, risk) => {
  expect(findTransportRisk(url)).toBe(risk);
});

import { importLayers } from "./import-layers.ts";
import { repositoryRoot } from "./repository-path.ts";
import { ruleTester } from "./rule-tester.ts";

ruleTester.run("import-layers", importLayers, {
  valid: [
    at("domain/order.ts", "import { z } from 'zod';"),
    at("domain/order.ts", "import { messages } from './messages.ts';"),
    at("domain/order.test.ts", "import fc from 'fast-check';"),
    at("catalogue/nsk/list.ts", "import { parseAmount } from '#domain/money.ts';"),
    at("catalogue/sheet.ts", "import { lay } from './drawing/lay.ts';"),
    at(
      "catalogue/drawing/draw.ts",
      "import type { Bearing } from '#catalogue/bearings/bearing.ts';",
    ),
    at(
      "catalogue/drawing/draw.test.ts",
      "import { all } from '#catalogue/bearings/bearings.data.ts';",
    ),
    at("packages/embedded-postgres/presence.ts", "import { Client } from 'pg';"),
    at("server/db/open.ts", "import { start } from '#embedded-postgres/start.ts';"),
    at("server/app.ts", "import { health } from './http/health.ts';"),
    at("server/http/orders.ts", "import { createOrder } from '#server/services/create-order.ts';"),
    at("server/http/contract/orders.ts", "import { oc } from '@orpc/contract';"),
    at("server/services/create-order.ts", "import { orders } from '#server/db/schema/orders.ts';"),
    at("server/services/search/a.ts", "import { s } from '#catalogue/search/create-search.ts';"),
    at("server/http/contract/s.ts", "import { r } from '#catalogue/engineering/codes/i.ts';"),
    at("server/services/a.test.ts", "import { freshDatabase } from '#server/testing/fresh.ts';"),
    at("server/http/orders.test.ts", "import { orders } from '#server/db/schema/orders.ts';"),
    at("server/http/app.ts", "import type { AppContext } from '#server/app-context.ts';"),
    at("server/live/change.ts", "import type { T } from '#server/services/changes.ts';"),
    at("server/mail/outbox.ts", "import { config } from '#server/config.ts';"),
    at("web/routes/shop.tsx", "import { Cart } from '#web/features/cart/cart.tsx';"),
    at("web/routes/__root.tsx", "import type { RouterContext } from '#web/router.tsx';"),
    at("web/routes/__root.tsx", "import css from '#web/styles/app.css?url';"),
    at("web/features/cart/cart.tsx", "import { line } from './line.ts';"),
    at("web/features/cart/cart.tsx", "import type { C } from '#server/http/contract/c.ts';"),
    at("web/ui/a.component.test.tsx", "import { openPage } from '#web/testing/open-page.tsx';"),
    at("web/testing/open-page.tsx", "import { Route } from '#web/routes/__root.tsx';"),
    at("web/ui/drawings/a.tsx", "import { lay } from '#catalogue/drawing/lay.ts';"),
    at("web/api/client.ts", "import type { Contract } from '#server/http/contract/c.ts';"),
    at("web/api/client.ts", "import type { Out } from '@orpc/server';"),
    at("web/platform/start-platform.ts", "const app = import('./native/start.ts');"),
    at("web/platform/native/start.ts", "import { App } from '@capacitor/app';"),
    at("scripts/seed.ts", "import { connect } from '#server/db/client.ts';"),
    at("scripts/screenshots.ts", "import { startServer } from '../e2e/support/start-server.ts';"),
    at("studio/scene.ts", "import { draw } from '../catalogue/drawing/draw.ts';"),
    at("vite.config.ts", "import { prerenderPaths } from './catalogue/paths.ts';"),
  ],
  invalid: [
    rejects(
      "web/platform/share.ts",
      "import { Share } from '@capacitor/share';",
      "'@capacitor/share' has no place in web/platform/",
    ),
    rejects(
      "web/ui/photo.tsx",
      "import { take } from '#web/platform/native/take.ts';",
      "web/ui/ may not import web/platform/native/",
    ),
    rejects(
      "server/services/orders/a.ts",
      "import { s } from '#catalogue/search/create-search.ts';",
      "server/services/ may not import catalogue/",
    ),
    rejects("domain/a.ts", "import { x } from '#catalogue/x.ts';", "domain/ may not import catal"),
    rejects("domain/a.ts", "import pg from 'pg';", "may not import the package 'pg'"),
    rejects("domain/a.ts", "import type { Pool } from 'pg';", "may not import the package 'pg'"),
    rejects("domain/a.ts", "import { readFile } from 'node:fs';", "the package 'node:fs'"),
    rejects("catalogue/a.ts", "import { z } from 'zod';", "may not import the package 'zod'"),
    rejects(
      "catalogue/a.ts",
      "import { C } from '#server/config.ts';",
      "may not import server/con",
    ),
    rejects(
      "catalogue/drawing/a.ts",
      "import { bearings } from '#catalogue/bearings/bearings.data.ts';",
      "catalogue/drawing/ may import types only from catalogue/",
    ),
    rejects(
      "packages/embedded-postgres/a.ts",
      "import { config } from '#server/config.ts';",
      "packages/embedded-postgres/ may not import server/config.ts",
    ),
    rejects(
      "web/platform/a.ts",
      "import { start } from '#embedded-postgres/start.ts';",
      "web/platform/ may not import packages/embedded-postgres/",
    ),
    rejects(
      "server/db/a.ts",
      "import { start } from '../../packages/embedded-postgres/start.ts';",
      "Write '#embedded-postgres/start.ts'",
    ),
    rejects("server/http/a.ts", "import { db } from '#server/db/client.ts';", "may not import"),
    rejects(
      "server/services/a.ts",
      "import { h } from '#server/http/h.ts';",
      "may not import server/http",
    ),
    rejects(
      "server/db/a.ts",
      "import { s } from '#server/services/s.ts';",
      "may not import server/serv",
    ),
    rejects(
      "server/db/a.ts",
      "import { m } from '#server/main.ts';",
      "server/db/ may not import server/.",
    ),
    rejects(
      "server/live/a.ts",
      "import { t } from '#server/services/t.ts';",
      "may import types only",
    ),
    rejects("server/a.ts", "import { p } from '#catalogue/paths.ts';", "may not import catalogue/"),
    rejects("server/a.ts", "import { B } from '#web/ui/button.tsx';", "may not import web/ui/"),
    rejects("server/a.ts", "import { useState } from 'react';", "'react' has no place"),
    rejects("server/services/a.ts", "import { f } from '#server/testing/f.ts';", "may not import"),
    rejects("web/ui/a.tsx", "import { api } from '#web/testing/fake-api.ts';", "may not import"),
    rejects("server/http/contract/a.ts", "import pg from 'pg';", "may not import the package 'pg'"),
    rejects(
      "web/api/a.ts",
      "import { contract } from '#server/http/contract/contract.ts';",
      "may import types only from server/http/contract/",
    ),
    rejects(
      "web/platform/a.ts",
      "import type { S } from '#server/services/s.ts';",
      "may not import serv",
    ),
    rejects(
      "web/platform/a.ts",
      "type S = import('#server/db/client.ts').S;",
      "may not import server/db",
    ),
    rejects("web/platform/a.ts", "import { z } from 'zod';", "'zod' has no place in web/platform/"),
    rejects("web/platform/a.ts", "const fs = await import('node:fs');", "'node:fs' has no place"),
    rejects(
      "web/features/cart/a.ts",
      "import { list } from '#web/features/shop-list/list.ts';",
      "web/features/cart/ may not import web/features/shop-list/",
    ),
    rejects("web/features/cart/a.ts", "import { R } from '#web/routes/shop.tsx';", "web/routes/"),
    rejects(
      "web/ui/a.tsx",
      "import { Cart } from '#web/features/cart/cart.tsx';",
      "features/cart/",
    ),
    rejects(
      "web/ui/a.tsx",
      "import { b } from '#catalogue/bearings/b.ts';",
      "may not import catal",
    ),
    rejects("web/ui/a.tsx", "import { client } from '#web/api/client.ts';", "web/api/"),
    rejects("web/ui/a.tsx", "import type { C } from '#server/http/contract/c.ts';", "contract/"),
    rejects(
      "web/routes/a.tsx",
      "import { getRouter } from '#web/router.tsx';",
      "types only from web/",
    ),
    rejects(
      "e2e/a.ts",
      "import { config } from '#server/config.ts';",
      "may not import server/config",
    ),
    rejects("web/platform/a.ts", "import { m } from '../../domain/m.ts';", "Write '#domain/m.ts'"),
    rejects("web/ui/a.tsx", "import { m } from '../forms/m.ts';", "Write '#web/forms/m.ts'"),
    rejects("web/ui/a.tsx", "import { m } from '#web/ui/m.ts';", "Write './m.ts'"),
    rejects("web/platform/a.ts", "import { m } from './m';", "Write the file's ending"),
    rejects("web/platform/a.ts", "import { m } from '#domain/m';", "Write the file's ending"),
    rejects(
      "web/platform/a.ts",
      "import { m } from '#web/elsewhere/m.ts';",
      "may not import web/.",
    ),
    rejects("elsewhere/a.ts", "export const a = 1;", "in no layer"),
  ],
});

function at(path: string, code: string): { filename: string; code: string } {
  return { filename: `${repositoryRoot}/${path}`, code };
}

function rejects(
  path: string,
  code: string,
  words: string,
): { filename: string; code: string; errors: { message: RegExp }[] } {
  const message = new RegExp(words.replaceAll(/[/.'()]/g, String.raw`\$&`));
  return { ...at(path, code), errors: [{ message }] };
}

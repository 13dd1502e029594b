#!/bin/bash
# Runs once, when the volume of PostgreSQL is empty: the owner of the shop's tables, and the role of requests,
# which may only read and write rows. Neither is a superuser.
set -euo pipefail
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 \
  --set owner="$(cat /run/secrets/owner_password)" --set app="$(cat /run/secrets/app_password)" <<'SQL'
CREATE ROLE shop_owner LOGIN PASSWORD :'owner';
CREATE ROLE shop_app LOGIN PASSWORD :'app';
CREATE DATABASE shop OWNER shop_owner;
REVOKE ALL ON DATABASE shop FROM PUBLIC;
GRANT CONNECT ON DATABASE shop TO shop_app;
SQL

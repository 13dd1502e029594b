#!/bin/sh
# Makes the secrets of compose.yaml in deploy/secrets. Existing ones stay.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
chmod 700 secrets
cd secrets
# Readable for the users in the containers; on the host the folder protects them.
umask 022
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
secret() { [ -s "$1" ] || random >"$1"; }
text() { [ -s "$1" ] || printf '%s\n' "$2" >"$1"; }
secret superuser_password
secret owner_password
secret app_password
secret session_secret
secret s3_secret_key
text database_admin_url "postgres://shop_owner:$(cat owner_password)@postgres/shop"
text database_url "postgres://shop_app:$(cat app_password)@postgres/shop"
text s3_identities "{\"identities\":[{\"name\":\"shop\",\"credentials\":[{\"accessKey\":\"shop\",\"secretKey\":\"$(cat s3_secret_key)\"}],\"actions\":[\"Read:shop\",\"Write:shop\",\"List:shop\"]}]}"

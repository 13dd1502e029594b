#!/bin/sh
# npm runs this after an installation.
set -eu
# Debian's npm 9 leaves this link out, and the commands would run with the system's Node.
for node in node_modules/node-linux-*/bin/node; do
  if [ -x "$node" ] && [ ! -e node_modules/.bin/node ]; then
    mkdir -p node_modules/.bin
    ln -s "../${node#node_modules/}" node_modules/.bin/node
  fi
done
exec node scripts/trim-packages.ts

#!/bin/sh
# Makes the two base images of the Containerfile where no registry of images can be reached: from Debian's packages,
# and Node and npm as npm has them. Run as root, with debootstrap, npm and podman; takes a minute or two.
set -eu
suite=${SUITE:-bookworm}
mirror=${MIRROR:-http://deb.debian.org/debian}
arch=$(dpkg --print-architecture | sed 's/amd64/x64/')
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

debootstrap --variant=minbase --include=ca-certificates,libatomic1 "$suite" "$folder/root" "$mirror"
rm -rf "$folder/root/var/cache/apt" "$folder/root/var/lib/apt/lists" "$folder/root/usr/share/doc" "$folder/root/usr/share/man"
tar --create --numeric-owner --directory "$folder/root" . | podman import --change 'CMD ["/bin/sh"]' - plinth-base

npm install --no-audit --no-fund --prefix "$folder/root/usr/local/node" "node-linux-$arch@26" npm@11
ln -s "../node/node_modules/node-linux-$arch/bin/node" "$folder/root/usr/local/bin/node"
ln -s ../node/node_modules/npm/bin/npm-cli.js "$folder/root/usr/local/bin/npm"
tar --create --numeric-owner --directory "$folder/root" . | podman import --change 'CMD ["/bin/sh"]' - plinth-install-base

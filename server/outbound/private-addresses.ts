import { BlockList, isIP } from 'node:net';

/** What is no address of the public internet: an owner must not look around behind it. */
const PRIVATE_V4 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE_V4.addSubnet(net, bits, 'ipv4');

/** Of IPv6 only this is given out to the world, but for what carries IPv4 addresses inside or is for books. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
const NOT_PUBLIC_V6 = new BlockList();
for (const [net, bits] of [
  // Protocols of their own, among them Teredo (2001::/32).
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC_V6.addSubnet(net, bits, 'ipv6');

const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  const bare = address.split('%', 1)[0] ?? '';
  switch (isIP(bare)) {
    case 4:
      return PRIVATE_V4.check(bare, 'ipv4');
    case 6:
      // The list knows the IPv4 address in one that is mapped, however it is written.
      if (MAPPED.check(bare, 'ipv6')) return PRIVATE_V4.check(bare, 'ipv6');
      return !PUBLIC_V6.check(bare, 'ipv6') || NOT_PUBLIC_V6.check(bare, 'ipv6');
    default:
      return true;
  }
}

import { BlockList, isIPv6 } from 'node:net';
import { DATACENTRES } from '#core/analytics/datacentres.ts';

/** Whether a network address is one of a company that rents servers. */
export function makeIsDatacentre(): (address: string) => boolean {
  const known = new BlockList();
  for (const range of Object.values(DATACENTRES).flat()) {
    const [address = '', bits] = range.split('/');
    known.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => known.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const GROUPS = 8;
/** What one customer of a provider gets at least: whoever has one address of it has them all. */
const NETWORK_GROUPS = 4;
const MAPPED = ['0', '0', '0', '0', '0', 'ffff'].join(':');

/** What limits count in place of an address: an IPv4 address, or the /64 that an IPv6 address lies in. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address);
  if (!groups) return address;
  if (groups.slice(0, 6).join(':') === MAPPED) return dotted(groups.slice(6));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): string[] | undefined {
  const bare = address.toLowerCase().split('%', 1)[0] ?? '';
  const plain = bare.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail, ...rest] = plain.split('::');
  const split = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [split(head), split(tail)];
  const missing = GROUPS - before.length - after.length;
  const isWhole = tail === undefined ? missing === 0 : missing > 0;
  if (!isWhole || rest.length > 0) return undefined;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))
    ? groups.map((group) => Number.parseInt(group, 16).toString(16))
    : undefined;
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

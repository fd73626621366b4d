/** Ranges of network addresses, as numbers: sorted, and none reaches into the next. */
export type Networks = readonly Range[];
interface Range {
  from: bigint;
  to: bigint;
}

const V6_BITS = 128;
/** IPv4 addresses are among those of IPv6, as they are written there: ::ffff:192.0.2.1. */
const V4_OFFSET = 0xffffn << 32n;
const V4_PREFIX = 96;
/** Wider ones are slips: they would hold a good part of all visitors. */
const WIDEST = { v4: 8, v6: 16 } as const;
const FORM = 'like 203.0.113.0/24 or 2001:db8::/32';

/** One network on a line, a single address too; empty lines and what stands behind # are left out. */
export function readNetworks(text: string): Networks | string {
  const ranges: Range[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const written = line.split('#', 1)[0]?.trim() ?? '';
    if (written === '') continue;
    const range = rangeOf(written);
    if (typeof range === 'string') return `Line ${index + 1} ${range}.`;
    ranges.push(range);
  }
  return ranges.length === 0 ? 'There is no network in it.' : merged(ranges);
}

export function isIn(networks: Networks, address: string): boolean {
  const number = numberOf(address.split('%', 1)[0] ?? '');
  if (number === undefined) return false;
  let [low, high] = [0, networks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { from, to } = networks[middle] ?? { from: 0n, to: 0n };
    if (number < from) high = middle;
    else if (number > to) low = middle + 1;
    else return true;
  }
  return false;
}

function rangeOf(written: string): Range | string {
  const [address = '', bits, ...rest] = written.split('/');
  const number = numberOf(address);
  const isV4 = !address.includes(':');
  const longest = isV4 ? V6_BITS - V4_PREFIX : V6_BITS;
  const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (number === undefined || rest.length > 0 || !(length <= longest)) return `is no network, ${FORM}`;
  const widest = isV4 ? WIDEST.v4 : WIDEST.v6;
  if (length < widest) return `is wider than /${widest}, so that visitors would be in it`;
  const size = 1n << BigInt(longest - length);
  const from = number - (number % size);
  return { from, to: from + size - 1n };
}

function merged(ranges: readonly Range[]): Networks {
  const sorted = ranges.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const result: Range[] = [];
  for (const range of sorted) {
    const last = result.at(-1);
    if (last && range.from <= last.to + 1n) last.to = range.to > last.to ? range.to : last.to;
    else result.push({ ...range });
  }
  return result;
}

function numberOf(address: string): bigint | undefined {
  const v4 = v4Number(address);
  return v4 === undefined ? v6Number(address) : V4_OFFSET + v4;
}

function v4Number(address: string): bigint | undefined {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256))
    return undefined;
  return parts.reduce((sum, part) => (sum << 8n) + BigInt(part), 0n);
}

function v6Number(address: string): bigint | undefined {
  const [, head = '', tail] = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  const v4 = tail === undefined ? undefined : v4Number(tail);
  if (tail !== undefined && v4 === undefined) return undefined;
  const whole =
    v4 === undefined ? address : `${head}${(v4 >> 16n).toString(16)}:${(v4 & 0xffffn).toString(16)}`;
  const halves = whole.split('::');
  if (halves.length > 2) return undefined;
  const [before = [], after = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - before.length - after.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n);
}

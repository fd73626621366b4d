/**
 * SHA-256 and HMAC without waiting: a tab that is being closed waits for nothing, so what browsers offer, which answers
 * later, comes too late there.
 */
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits of what comes behind the point. */
const fraction = (value: number) => Math.floor((value % 1) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(length - 4, (bytes.length * 8) >>> 0);
  return view;
}

function mix(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [index, round] of ROUNDS.entries()) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + round + (words[index] ?? 0)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + value;
}

function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(at + index * 4);
    for (let index = 16; index < 64; index += 1) {
      const [before15 = 0, before2 = 0] = [words[index - 15], words[index - 2]];
      const s0 = turned(before15, 7) ^ turned(before15, 18) ^ (before15 >>> 3);
      const s1 = turned(before2, 17) ^ turned(before2, 19) ^ (before2 >>> 10);
      words[index] = (words[index - 16] ?? 0) + s0 + (words[index - 7] ?? 0) + s1;
    }
    mix(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The HMAC-SHA-256 of a text, in hexadecimal digits. */
export function hmac(key: string, text: string): string {
  const given = new TextEncoder().encode(key);
  const short = given.length > BLOCK ? sha256(given) : given;
  const pad = (byte: number) => Uint8Array.from({ length: BLOCK }, (_, index) => (short[index] ?? 0) ^ byte);
  const inner = sha256(joined(pad(0x36), new TextEncoder().encode(text)));
  return Array.from(sha256(joined(pad(0x5c), inner)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

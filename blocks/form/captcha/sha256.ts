const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

/** The first words of the fractions of roots of primes, from which the algorithm takes its constants. */
function rootsOfPrimes(count: number, power: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate += 1) {
    if (!isPrime(candidate)) continue;
    words[found] = (candidate ** power % 1) * 2 ** 32;
    found += 1;
  }
  return words;
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
    if (candidate % divisor === 0) return false;
  return true;
}

const START = rootsOfPrimes(8, 1 / 2);
const ROUNDS = rootsOfPrimes(64, 1 / 3);
const schedule = new Uint32Array(64);

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 of ASCII text that ends in a number, for many numbers in turn: of each, only its digits are written.
 * The browser's own is only there on secure pages, and for many short texts waiting for each of its answers
 * takes several times as long as the work. What is returned is written over by the next number.
 */
export function sha256OfNumbers(text: string): (number: number) => Uint32Array {
  const hash = new Uint32Array(START.length);
  let digits = 0;
  let bytes = padded(text, digits);
  return (number) => {
    const written = String(number);
    if (written.length !== digits) {
      digits = written.length;
      bytes = padded(text, digits);
    }
    for (let index = 0; index < digits; index += 1)
      bytes.setUint8(text.length + index, written.charCodeAt(index));
    hash.set(START);
    for (let at = 0; at < bytes.byteLength; at += BLOCK_BYTES) mix(hash, bytes, at);
    return hash;
  };
}

/** The text in whole blocks, with room for what follows it, and its length at the end. */
function padded(text: string, room: number): DataView {
  const length = text.length + room;
  const blocks = Math.ceil((length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const bytes = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES));
  for (let index = 0; index < text.length; index += 1) bytes.setUint8(index, text.charCodeAt(index));
  bytes.setUint8(length, 0x80);
  bytes.setUint32(blocks * BLOCK_BYTES - 4, length * 8);
  return bytes;
}

function mix(hash: Uint32Array, bytes: DataView, at: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i += 1) w[i] = bytes.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = w[i - 15] ?? 0;
    const late = w[i - 2] ?? 0;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index] ?? 0) + word));
}

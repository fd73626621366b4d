/** Time-based one-time codes (RFC 6238): HMAC-SHA-1, 30 seconds, six digits, as every authenticator app does. */
export const TOTP_STEP_SECONDS = 30;
export const TOTP_DIGITS = 6;
export const TOTP_SECRET_BYTES = 20;
/** Clocks differ: the code before and the one after are right too. */
const DRIFT_STEPS = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export type Hmac = (message: Uint8Array) => Uint8Array;

export function toBase32(bytes: Uint8Array): string {
  let [text, rest, bits] = ['', 0, 0];
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(rest >>> bits) & 31];
    }
    rest &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(rest << (5 - bits)) & 31] : text;
}

export function fromBase32(text: string): Uint8Array {
  const bytes: number[] = [];
  let [rest, bits] = [0, 0];
  for (const letter of text.toUpperCase().replaceAll(/[\s=-]/g, '')) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) throw new RangeError('Not base32.');
    rest = (rest << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((rest >>> bits) & 255);
    rest &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}

export function totpCode(hmac: Hmac, counter: number, digits: number = TOTP_DIGITS): string {
  const message = new Uint8Array(8);
  const view = new DataView(message.buffer);
  view.setUint32(0, Math.floor(counter / 2 ** 32));
  view.setUint32(4, counter % 2 ** 32);
  const digest = hmac(message);
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = new DataView(digest.buffer, digest.byteOffset + offset, 4).getUint32(0) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Which 30 seconds a code belongs to, if it is right about now. */
export function counterOfCode(hmac: Hmac, code: string, now: Date): number | undefined {
  const present = Math.floor(now.getTime() / 1000 / TOTP_STEP_SECONDS);
  for (let step = -DRIFT_STEPS; step <= DRIFT_STEPS; step += 1)
    if (totpCode(hmac, present + step) === code) return present + step;
  return undefined;
}

/** What an authenticator app reads from the QR code. */
export function otpauthUrl(input: { issuer: string; account: string; secret: string }): string {
  const { issuer, account, secret } = input;
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

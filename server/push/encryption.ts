import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const SALT_BYTES = 16;
/** The whole message is one record. */
const RECORD_BYTES = 4096;
/** What stands behind the last record's text. */
const LAST = Buffer.from([2]);
/** Messages are as long as the next multiple: their length tells nothing of their words. */
const PADDED_TO = 512;

/** What a browser gives for its messages, as base64url. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

/** Whether messages can be encrypted with them: a point on the curve, and a secret of the right length. */
export function areDeviceKeys({ p256dh, auth }: DeviceKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    newPair().computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** Encrypts a message so that only that browser reads it (RFC 8291, in one record of RFC 8188). */
export function encryptFor(
  device: DeviceKeys,
  text: string,
  { pair = newPair(), salt = randomBytes(SALT_BYTES), paddedTo = PADDED_TO } = {},
): Buffer {
  const point = Buffer.from(device.p256dh, 'base64url');
  const own = pair.getPublicKey();
  const shared = pair.computeSecret(point);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, own]);
  const secret = derived(shared, Buffer.from(device.auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const plain = Buffer.concat([Buffer.from(text), LAST]);
  const padding = Buffer.alloc((paddedTo - (plain.length % paddedTo)) % paddedTo);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.alloc(4);
  record.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    record,
    Buffer.from([own.length]),
    own,
    cipher.update(plain),
    cipher.update(padding),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function newPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

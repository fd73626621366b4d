import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const KEY_INCLUDED = 0x40;

/** What is not as it should be about an answer. */
export interface Flaws {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
  key?: KeyObject;
}

interface Question {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** A device that keeps one passkey, in software: P-256, attestation "none". */
export function anAuthenticator({ origin, isSynced = false }: { origin: string; isSynced?: boolean }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  function authenticatorData(question: Question, flaws: Flaws, key = Buffer.alloc(0)): Buffer {
    const { isVerified = true, counter: count = isSynced ? 0 : (counter += 1) } = flaws;
    const flags =
      USER_PRESENT |
      (isVerified ? USER_VERIFIED : 0) |
      (isSynced ? BACKUP_ELIGIBLE | BACKED_UP : 0) |
      (key.length > 0 ? KEY_INCLUDED : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    const rpId = flaws.rpId ?? question.rpId ?? question.rp?.id ?? '';
    return Buffer.concat([sha256(rpId), Buffer.of(flags), counted, key]);
  }

  const clientData = (type: string, { challenge }: Question, flaws: Flaws) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...pick(flaws) }));

  return {
    id: text(id),

    /** Answers what is asked for a new passkey. */
    make(question: Question, flaws: Flaws = {}) {
      userHandle = question.user?.id ?? '';
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authenticatorData(question, flaws, key);
      const attestation = map([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), map([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', question, flaws)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      };
    },

    /** Answers with the passkey. */
    answer(question: Question, flaws: Flaws = {}) {
      const data = authenticatorData(question, flaws);
      const client = clientData('webauthn.get', question, flaws);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), flaws.key ?? privateKey);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle: flaws.userHandle ?? userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof anAuthenticator>;

function pick({ origin, type, challenge }: Flaws) {
  return { ...(origin && { origin }), ...(type && { type }), ...(challenge && { challenge }) };
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length);
  return length < 256
    ? Buffer.of((major << 5) | 24, length)
    : Buffer.of((major << 5) | 25, length >> 8, length & 255);
}

const cborInt = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (words: string) => Buffer.concat([head(3, Buffer.byteLength(words)), Buffer.from(words)]);
const map = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** EC2, ES256, P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

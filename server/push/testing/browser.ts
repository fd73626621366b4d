import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser does with its push messages. Written from the standard, not from what encrypts them. */
export function aBrowser() {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const auth = randomBytes(16);

  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },

    read: (message: Buffer): string => {
      const [salt, keyLength] = [message.subarray(0, 16), message.readUInt8(20)];
      const sender = message.subarray(21, 21 + keyLength);
      const sealed = message.subarray(21 + keyLength);
      const hkdf = (secret: Buffer, salted: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salted, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const secret = hkdf(pair.computeSecret(sender), auth, info, 32);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
        hkdf(secret, salt, 'Content-Encoding: nonce\0', 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // Zeros pad the record; the last byte before them says that it is the last one.
      const end = plain.findLastIndex((byte) => byte !== 0);
      if (plain[end] !== 2) throw new Error('The message does not end.');
      return plain.subarray(0, end).toString('utf8');
    },
  };
}

export type TestBrowser = ReturnType<typeof aBrowser>;

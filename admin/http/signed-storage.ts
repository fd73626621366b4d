import { hmac } from '#core/access/hmac.ts';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What the admin keeps on a device. Scripts of the site can write into the same storage, so everything is signed with a
 * key they do not have, and believed only with its signature, under its own name.
 */
export function signedStorage(storage: TextStorage, key: () => string): TextStorage {
  const signed = (name: string, text: string) => hmac(key(), `${name} ${text}`);
  return {
    getItem(name) {
      const [, signature = '', text = ''] = /^(\w+) (.*)$/s.exec(storage.getItem(name) ?? '') ?? [];
      return signature !== '' && signature === signed(name, text) ? text : null;
    },
    setItem: (name, text) => storage.setItem(name, `${signed(name, text)} ${text}`),
    removeItem: (name) => storage.removeItem(name),
  };
}

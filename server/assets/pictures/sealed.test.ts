import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

const bytes = Buffer.from('a picture');
const changed = (at: number) => {
  const sealed = seal(bytes);
  sealed.writeUInt8(sealed.readUInt8(at) ^ 1, at);
  return sealed;
};

test.each<[string, Buffer, Buffer | undefined]>([
  ['what was sealed', seal(bytes), bytes],
  ['one that lost its end', seal(bytes).subarray(0, -1), undefined],
  ['half of one', seal(bytes).subarray(0, 20), undefined],
  ['the seal alone', seal(bytes).subarray(bytes.length), undefined],
  ['nothing', Buffer.alloc(0), undefined],
  ['a bit of the picture turned over', changed(0), undefined],
  ['a bit of the seal turned over', changed(bytes.length), undefined],
  ['a picture that never was sealed', bytes, undefined],
])('%s', (_, sealed, expected) => {
  expect(unseal(sealed)).toEqual(expected);
});

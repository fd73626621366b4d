import { expect, test } from 'vitest';
import { boundaryOf, makeMultipartReader, type PartEvent } from './multipart.ts';

const lines = (...text: string[]) => Buffer.from(text.join('\r\n'));
const part = (name: string, value: string, file?: string) => [
  '--x',
  `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`,
  '',
  value,
];

/** The parts of a body that arrives in pieces of this length. */
function read(body: Buffer, length: number) {
  const reader = makeMultipartReader('x');
  const parts: { name: string; file?: string; value: string; isWhole: boolean }[] = [];
  const take = (event: PartEvent) => {
    const last = parts.at(-1);
    if (event === 'end') {
      if (last) last.isWhole = true;
    } else if ('head' in event) {
      const { name, fileName } = event.head;
      parts.push({ name, ...(fileName !== undefined && { file: fileName }), value: '', isWhole: false });
    } else if (last) last.value += event.bytes.toString('latin1');
  };
  for (let at = 0; at < body.length; at += length) reader.push(body.subarray(at, at + length)).forEach(take);
  return { parts, isWhole: reader.isWhole() };
}

const whole = (name: string, value: string, file?: string) => ({
  name,
  value,
  isWhole: true,
  ...(file !== undefined && { file }),
});

test.each([1, 2, 3, 7, 64, 100_000])('the parts of a form in pieces of %i bytes', (length) => {
  const body = lines(
    'something before',
    ...part('a', 'one'),
    ...part('empty', ''),
    ...part('lines', 'first\r\n--y\r\n\r\n--'),
    ...part('file', 'x'.repeat(300), 'a "picture"'.replaceAll('"', '%22')),
    ...part('none', '', ''),
    '--x--',
    'something after',
  );
  expect(read(body, length)).toEqual({
    parts: [
      whole('a', 'one'),
      whole('empty', ''),
      whole('lines', 'first\r\n--y\r\n\r\n--'),
      whole('file', 'x'.repeat(300), 'a "picture"'),
      whole('none', '', ''),
    ],
    isWhole: true,
  });
});

test.each([
  ['no last mark', lines(...part('a', 'one'))],
  ['nothing at all', Buffer.from('no form')],
])('%s is not whole', (_, body) => {
  expect(read(body, 10).isWhole).toBe(false);
});

test.each([
  ['a head without a name', lines('--x', 'Content-Type: text/plain', '', 'one', '--x--')],
  ['a head without an end', Buffer.concat([lines('--x', ''), Buffer.alloc(9000, 'x')])],
  ['a mark that goes on', lines('--xy', '', '', 'one', '--xy--')],
  ['a thousand parts and one', lines(...Array.from({ length: 1001 }, () => part('a', '')).flat(), '--x--')],
])('%s is refused', (_, body) => {
  expect(() => read(body, 1000)).toThrow('could not be taken');
});

test.each([
  ['multipart/form-data; boundary=----a1', '----a1'],
  ['multipart/form-data; charset=utf-8; Boundary="a b"', 'a b'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=', undefined],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, 'x'.repeat(70)],
])('%s has the mark %s', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary);
});

import { expect, test } from 'vitest';
import { readPhpMap } from './php-map.ts';

test.each([
  ['a:2:{s:2:"en";i:12;s:2:"de";i:14;}', { en: '12', de: '14' }],
  [
    'a:3:{s:6:"locale";s:5:"de_DE";s:3:"rtl";b:0;s:9:"flag_code";s:2:"de";}',
    { locale: 'de_DE', rtl: '0', flag_code: 'de' },
  ],
  ['a:1:{s:4:"name";s:9:"Ä";s:1:"";}', { name: 'Ä";s:1:"' }],
  ['a:0:{}', {}],
  ['', {}],
  ['Words of an owner: {here}', {}],
  ['a:2:{s:2:"en";i:12;', { en: '12' }],
  ['a:1:{s:900:"en";i:12;}', {}],
  ['a:1:{s:2:"en";a:1:{i:0;i:1;}}', {}],
])('%j holds %j', (stored, held) => {
  expect(Object.fromEntries(readPhpMap(stored))).toEqual(held);
});

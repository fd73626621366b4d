import { expect, test } from 'vitest';
import { areaPath, footerEditorPath } from './edited-part.ts';
import { headerEditorPath, jumpTo, spotIn, spotQuery, withoutSpot } from './jump.ts';

const search = (address: string) => new URL(address, 'https://salt.test').searchParams;

test.each([
  [{ kind: 'block', id: 'a1' }, '/pages/p?at=block.a1'],
  [{ kind: 'section', id: 'a1' }, '/pages/p?at=section.a1'],
  [{ kind: 'settings', id: '' }, '/pages/p'],
])('%j is found at %s', (spot, address) => {
  expect(jumpTo('p', spot)).toBe(address);
  expect(spotIn(search(address))).toEqual(spot.kind === 'settings' ? undefined : spot);
});

test('the header is a spot of its own', () => {
  expect(spotIn(search(headerEditorPath('p')))).toEqual({ kind: 'header', id: '' });
  expect(spotQuery({ kind: 'header', id: '' })).toBe('');
});

test.each(['?at=', '?at=block.', '?at=page.a', '?at=block.a/../b', '?x=1'])('%s is no spot', (address) => {
  expect(spotIn(search(address))).toBeUndefined();
});

test('a spot that was gone to is taken away, and nothing else', () => {
  const before = search('?a=1&at=block.x&b=2');
  expect(withoutSpot(before).toString()).toBe('a=1&b=2');
  expect(before.get('at')).toBe('block.x');
});

test('what else is edited is added to the address', () => {
  expect(areaPath('/about')).toBe('/about?area=footer');
  expect(areaPath('/about?draft=edit', 'itemPage')).toBe('/about?draft=edit&area=itemPage');
  expect(footerEditorPath('p')).toBe('/pages/p?area=footer');
});

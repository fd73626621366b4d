import { expect, test } from 'vitest';
import { siteFile } from '../assets/file-field.ts';
import { group, image, list, NO_IMAGE, text, type ImageValue } from '../fields/index.ts';
import {
  filesIn,
  isSameFile,
  saidFile,
  sayFiles,
  withFiles,
  withSomeFiles,
  type SaidFile,
} from './said-files.ts';
import { translate } from './translation.ts';

const fields = group({
  title: text({ max: 100 }),
  picture: image({ label: 'Picture' }),
  menu: siteFile({ label: 'Menu', accept: 'application/pdf', problem: '' }),
  entries: list(group({ picture: image({ label: 'Picture' }) }), { max: 9 }),
});
const noBlock = () => undefined;
const aPicture = (name: string, alt = ''): ImageValue => ({
  ...NO_IMAGE,
  src: `/images/${name.padEnd(24, '0')}/1/${name}.jpg`,
  alt,
  width: 40,
  height: 20,
});
const srcOf = (name: string) => aPicture(name).src;
const page = {
  title: 'Menu',
  picture: aPicture('plate', 'A plate'),
  menu: '/s/menu.pdf',
  entries: [{ picture: aPicture('bread') }, { picture: NO_IMAGE }, { picture: aPicture('salt') }],
};
const entry = (key: string, source: string, value: SaidFile['value']): SaidFile => ({ key, source, value });
const inGerman = [
  entry('picture', srcOf('plate'), aPicture('teller')),
  entry('menu', '/s/menu.pdf', '/s/karte.pdf'),
  entry('entries.0.picture', srcOf('bread'), aPicture('brot')),
];
const say = (value: typeof page, ...chain: SaidFile[][]) => sayFiles(value, fields.control, noBlock, chain);

test('pictures and files have keys and names as texts have, and empty places are none', () => {
  const found = filesIn(page, fields.control, noBlock);
  expect(found.map(({ key, label, accept }) => [key, label, accept])).toEqual([
    ['picture', 'Picture', 'image/*'],
    ['menu', 'Menu', 'application/pdf'],
    ['entries.0.picture', 'Entries, 1, Picture', 'image/*'],
    ['entries.2.picture', 'Entries, 3, Picture', 'image/*'],
  ]);
});

test('a language shows its own, described as its texts say, and everything else as it stands', () => {
  const said = say(page, inGerman);
  expect(said.picture).toEqual(aPicture('teller', 'A plate'));
  expect([said.menu, said.title]).toEqual(['/s/karte.pdf', 'Menu']);
  expect(said.entries.map(({ picture }) => picture.src)).toEqual([srcOf('brot'), '', srcOf('salt')]);
  expect(say(page, [], [])).toBe(page);
});

test('the nearest language of the chain that has its own', () => {
  const swiss = [entry('menu', '/s/menu.pdf', '/s/charte.pdf')];
  const said = say(page, swiss, inGerman);
  expect([said.menu, said.picture.src]).toEqual(['/s/charte.pdf', srcOf('teller')]);
});

test('an entry of a list that is moved takes its file along, and another picture leaves what stands in its place', () => {
  const moved = { ...page, entries: page.entries.toReversed() };
  expect(say(moved, inGerman).entries.map(({ picture }) => picture.src)).toEqual([
    srcOf('salt'),
    '',
    srcOf('brot'),
  ]);
  const cropped = { ...page, picture: { ...page.picture, src: srcOf('plate').replace('/1/', '/2/') } };
  expect(say(cropped, inGerman).picture.src).toBe(srcOf('teller'));
  const other = { ...page, picture: aPicture('bowl') };
  expect(say(other, inGerman).picture.src).toBe(srcOf('teller'));
  expect(say({ ...page, menu: '' }, inGerman).menu).toBe('');
});

test('one is chosen, chosen anew and taken back, by its key', () => {
  const files = filesIn(page, fields.control, noBlock);
  const change = (key: string, source: string, value: SaidFile['value'] | null) =>
    withFiles(files, inGerman, [{ key, source, value }]);
  expect(change('menu', '/s/menu.pdf', null)).toEqual([inGerman[0], inGerman[2]]);
  const salt = change('entries.2.picture', srcOf('salt'), aPicture('salz'));
  expect(salt).toHaveLength(4);
  expect(say(page, salt).entries[2]?.picture.src).toBe(srcOf('salz'));
  expect(withSomeFiles(files.slice(0, 1), inGerman, [])).toEqual(inGerman);
});

test('texts and files of a language are said together', () => {
  const texts = [{ key: 'picture.alt', source: 'A plate', text: 'Ein Teller' }];
  const { value } = translate(page, { control: fields.control, blockOf: noBlock, source: 'en' }, [
    { language: 'de', entries: texts, files: inGerman },
  ]);
  expect(value.picture).toEqual(aPicture('teller', 'Ein Teller'));
});

test.each<[unknown, boolean]>([
  ['/s/karte.pdf', true],
  [aPicture('teller'), true],
  ['https://elsewhere.example/x.pdf', false],
  ['javascript:alert(1)', false],
  ['/s/../config', false],
  [{ ...aPicture('x'), src: 'https://elsewhere.example/x.jpg' }, false],
  [NO_IMAGE, false],
  ['', false],
  [7, false],
])('%j can stand in a place: %s', (value, isFine) => {
  let isRefused = false;
  saidFile.check({ key: 'k', source: 's', value }, () => (isRefused = true), '');
  expect(isRefused).toBe(!isFine);
});

test('a crop is the same picture, another picture is not', () => {
  expect(isSameFile(srcOf('plate'), srcOf('plate').replace('/1/', '/2/'))).toBe(true);
  expect(isSameFile(srcOf('plate'), srcOf('bowl'))).toBe(false);
  expect(isSameFile('/s/menu.pdf', '/s/karte.pdf')).toBe(false);
});

test('what stands in for a picture is not taken for the same picture in another field', () => {
  const twice = { ...page, entries: [{ picture: aPicture('plate') }] };
  const inPicture = [entry('picture', srcOf('plate'), aPicture('teller'))];
  expect(say(twice, inPicture).entries[0]?.picture.src).toBe(srcOf('plate'));
  const inList = [entry('entries.7.picture', srcOf('plate'), aPicture('teller'))];
  expect(say(twice, inList)).toMatchObject({
    picture: { src: srcOf('plate') },
    entries: [{ picture: { src: srcOf('teller') } }],
  });
});

test('a picture is kept without what describes it', () => {
  const { value } = saidFile.check(
    { key: 'k', source: 's', value: aPicture('teller', 'A plate') },
    () => {},
    '',
  );
  expect(value).toEqual(aPicture('teller'));
});

import { expect, test } from 'vitest';
import { isRefusal } from '../page/refusal.ts';
import { moveInNavigation, NO_FOLDER_IN_A_FOLDER, openFolder, type Spot } from './move-in-navigation.ts';
import { navigationFields, type Navigation } from './navigation.ts';

/** `a b [F: c d] | e`: two links and a folder of two in the main menu, one link in the footer. */
function read(words: string): Navigation {
  const [main = '', footer = ''] = words.split('|');
  const link = (title: string) => ({ title, href: `/${title}` });
  const items = (text: string) =>
    [...text.matchAll(/\[(\w+):([^\]]*)\]|(\w+)/g)].map(([, folder, inside = '', plain = '']) =>
      folder
        ? { title: folder, children: [...inside.matchAll(/\w+/g)].map(([title]) => link(title)) }
        : link(plain),
    );
  return navigationFields.read({ main: items(main), footer: items(footer) });
}

function write({ main, footer }: Navigation): string {
  const words = (items: Navigation['main']) =>
    items
      .map(({ title, href, children }) =>
        href === '' ? `[${[`${title}:`, ...children.map((child) => child.title)].join(' ')}]` : title,
      )
      .join(' ');
  return `${words(main)} | ${words(footer)}`.trim();
}

const spot = (menu: Spot['menu'], index: number, child?: number): Spot =>
  child === undefined ? { menu, index } : { menu, index, child };

test.each<[string, Spot, Spot, string]>([
  ['a b c |', spot('main', 0), spot('main', 2), 'b a c |'],
  ['a b c |', spot('main', 0), spot('main', 3), 'b c a |'],
  ['a b c |', spot('main', 2), spot('main', 0), 'c a b |'],
  ['a b c |', spot('main', 1), spot('main', 1), 'a b c |'],
  ['a b | c', spot('main', 0), spot('footer', 1), 'b | c a'],
  ['a [F: b] |', spot('main', 0), spot('main', 1, 1), '[F: b a] |'],
  ['[F: b] a |', spot('main', 1), spot('main', 0, 0), '[F: a b] |'],
  ['[F: a b c] |', spot('main', 0, 0), spot('main', 0, 3), '[F: b c a] |'],
  ['[F: a b c] |', spot('main', 0, 2), spot('main', 0, 0), '[F: c a b] |'],
  ['[F: a] b |', spot('main', 0, 0), spot('main', 2), '[F:] b a |'],
  ['[F: a] b |', spot('main', 0), spot('footer', 0), 'b | [F: a]'],
  ['[F: a] | [G: b]', spot('main', 0, 0), spot('footer', 0, 1), '[F:] | [G: b a]'],
])('%s: %j to %j is %s', (before, from, to, after) => {
  const moved = moveInNavigation(read(before), from, to);
  expect(isRefusal(moved) ? moved.refused : write(moved)).toBe(after);
});

test.each([
  ['into itself', spot('main', 0), spot('main', 0, 0)],
  ['into another one', spot('main', 0), spot('main', 1, 0)],
])('a folder does not go %s', (_, from, to) => {
  expect(moveInNavigation(read('[F: a] [G: b] |'), from, to)).toEqual({ refused: NO_FOLDER_IN_A_FOLDER });
});

test('a folder that is opened leaves its links where it stood', () => {
  expect(write(openFolder(read('a [F: b c] d |'), spot('main', 1)))).toBe('a b c d |');
});

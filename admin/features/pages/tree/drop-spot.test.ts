import { expect, test } from 'vitest';
import { navigationFields } from '#core/content/navigation.ts';
import { dropAt, type LaidGroup } from './drop-spot.ts';
import { treeOf, type TreeRow } from './tree.ts';

const navigation = navigationFields.read({
  main: [
    { title: 'a', href: '/a' },
    {
      title: 'F',
      children: [
        { title: 'b', href: '/b' },
        { title: 'c', href: '/c' },
      ],
    },
  ],
  footer: [{ title: 'd', href: '/d' }],
});

/** Each group has a label of 20, rows of 10 each, and 10 below them. */
const groups: LaidGroup[] = [];
let top = 0;
for (const { name, rows } of treeOf(navigation, [])) {
  if (name === 'home') continue;
  const start = top + 20;
  const laid = rows.map((row, at) => ({ row, top: start + at * 10, bottom: start + at * 10 + 10 }));
  groups.push({ name, top, bottom: start + rows.length * 10 + 10, rows: laid });
  top = start + rows.length * 10 + 10;
}

const row = (kind: TreeRow['kind']): TreeRow => ({ key: 'x', kind, level: 1, title: '', address: '' });

// The main menu: a 20-30, F 30-40, b 40-50, c 50-60, end 60-70. The footer: d 90-100, end 100-110.
test.each<[TreeRow['kind'], number, object]>([
  ['page', 21, { spot: { menu: 'main', index: 0 }, line: 20 }],
  ['page', 29, { spot: { menu: 'main', index: 1 }, line: 30 }],
  ['page', 31, { spot: { menu: 'main', index: 1 }, line: 30 }],
  ['page', 37, { spot: { menu: 'main', index: 1, child: 0 }, line: 40 }],
  ['page', 46, { spot: { menu: 'main', index: 1, child: 1 }, line: 50 }],
  ['page', 58, { spot: { menu: 'main', index: 1, child: 2 }, line: 60 }],
  ['page', 65, { spot: { menu: 'main', index: 2 }, line: 60 }],
  ['page', 91, { spot: { menu: 'footer', index: 0 }, line: 90 }],
  ['page', 105, { spot: { menu: 'footer', index: 1 }, line: 100 }],
  ['page', 125, { group: 'loose', spot: undefined }],
  ['page', 999, { group: 'loose', spot: undefined }],
  ['folder', 46, { spot: { menu: 'main', index: 2 }, line: 60 }],
  ['folder', 37, { spot: { menu: 'main', index: 1 }, line: 30 }],
])('a %s let go at %i', (kind, y, expected) => {
  expect(dropAt(y, groups, row(kind))).toMatchObject(expected);
});

test('what goes into a folder names its row', () => {
  const folder = groups[0]?.rows[1]?.row.key;
  expect(dropAt(37, groups, row('link'))).toMatchObject({ into: folder });
});

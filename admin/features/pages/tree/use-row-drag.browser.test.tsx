import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DocumentEntry } from '#contract/content/content.ts';
import type { Navigation, NavigationItem } from '#core/content/navigation.ts';
import { isRefusal } from '#core/page/refusal.ts';
import { makeTreeMoves } from './tree-moves.ts';
import { GROUPS, itemFor, treeOf } from './tree.ts';
import { useRowDrag } from './use-row-drag.ts';

let close = () => {};
afterEach(() => close());

const pages = ['Home', 'About', 'Makers', 'Letters'].map((title, index): DocumentEntry => ({
  id: `p${index}`,
  kind: 'page',
  key: null,
  path: `/${title.toLowerCase()}`,
  title,
  state: 'live',
  revision: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
}));
const itemOf = (title: string): NavigationItem =>
  itemFor(pages.find((entry) => entry.title === title) ?? { id: '', path: '', title });
const folder = (title: string, ...inside: string[]): NavigationItem => ({
  ...itemOf('None'),
  title,
  pageId: '',
  href: '',
  children: inside.map((name) => {
    const { children: _, ...link } = itemOf(name);
    return link;
  }),
});

let shown: Navigation;
const show = (navigation: Navigation) => {
  shown = navigation;
};

/** The tree of pages with nothing but what a hand takes hold of. */
function Tree({ main, tell }: { main: NavigationItem[]; tell: (navigation: Navigation) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const [navigation, setNavigation] = useState<Navigation>({ main, footer: [] });
  useEffect(() => tell(navigation), [navigation, tell]);
  const groups = treeOf(navigation, pages);
  const moves = makeTreeMoves(navigation, (_, act) => {
    const next = act(navigation);
    if (isRefusal(next)) return false;
    setNavigation(next);
    return true;
  });
  const { lift } = useRowDrag({ list, groups, onDrop: (row, { spot }) => moves.drop(row, spot) });
  return (
    <div ref={list}>
      {groups.map(({ name, rows }) => (
        <section key={name} aria-label={GROUPS[name].label} data-group={name} style={{ minHeight: 40 }}>
          <ul>
            {rows.map((row) => (
              <li key={row.key} data-row={row.key} style={{ height: 40 }}>
                <span
                  style={{ touchAction: 'none', userSelect: 'none' }}
                  onPointerDown={(event) => lift(event, row)}
                >
                  {row.title}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function draw(...main: NavigationItem[]) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Tree main={main} tell={show} />);
  close = () => {
    root.unmount();
    host.remove();
  };
}

const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title });

/** `Home [More: About]`: a menu as its words. */
const words = (menu: readonly NavigationItem[]) =>
  menu
    .map(({ title, pageId, children }) =>
      pageId === '' ? `[${title}:${children.map((link) => ` ${link.title}`).join('')}]` : title,
    )
    .join(' ');

async function drag(title: string, to: ReturnType<typeof rowOf>, part = 0.5) {
  await expect.element(rowOf(title)).toBeVisible();
  const { width, height } = to.element().getBoundingClientRect();
  await userEvent.dragAndDrop(page.getByText(title, { exact: true }), to, {
    targetPosition: { x: width / 2, y: height * part },
  });
}

test('a page that no menu shows goes into the empty footer', async () => {
  draw(itemOf('Home'));
  await drag('Makers', page.getByRole('region', { name: 'Footer' }));
  await expect.poll(() => words(shown.footer)).toBe('Makers');
  expect(words(shown.main)).toBe('Home');
});

test.each([
  ['Home', 'About', 0.9, 'About Home [More: Makers]'],
  ['Makers', 'Home', 0.1, 'Makers Home About [More:]'],
  ['Home', 'More', 0.7, 'About [More: Home Makers]'],
  ['More', 'Home', 0.1, '[More: Makers] Home About'],
])('%s onto %s at %f', async (title, target, part, result) => {
  draw(itemOf('Home'), itemOf('About'), folder('More', 'Makers'));
  await drag(title, rowOf(target), part);
  await expect.poll(() => words(shown.main)).toBe(result);
});

test.each([
  ['Also', 0.8, '[More: Makers] [Also: About]'],
  ['About', 0.8, '[Also: About] [More: Makers]'],
])('a folder dropped onto %s at %f lands beside that folder, not in it', async (target, part, result) => {
  draw(folder('More', 'Makers'), folder('Also', 'About'));
  await drag('More', rowOf(target), part);
  await expect.poll(() => words(shown.main)).toBe(result);
});

test('what is dropped below all menus is not linked any more', async () => {
  draw(itemOf('Home'), itemOf('About'));
  await drag('About', page.getByRole('region', { name: 'Not linked' }), 0.9);
  await expect.poll(() => words(shown.main)).toBe('Home');
});

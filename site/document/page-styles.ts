import base from '../base.css?inline';
import chrome from '../frame/chrome.css?inline';
import announcement from '../announcement/announcement.css?inline';
import indexPage from '../index-page.css?inline';
import locks from '../locks.css?inline';
import shop from '../shop/shop.css?inline';
import extras from '../extras/extras.css?inline';
import popup from '../popup/popup.css?inline';
import sectionVideo from '../section-video/styles.css?inline';
import animation from '#browser/motion/block-animation.css?inline';
import masks from '#blocks/image/masks.css?inline';
import collectionBase from '../collections/styles.css?inline';
import itemPage from '../collections/item-page.css?inline';
import media from '../collections/media.css?inline';
import comments from '../collections/comments/styles.css?inline';
import { cssFor, needsOfParts, partsOfCss, type CssPart } from './css-rules.ts';

const ofBlocks = import.meta.glob<string>('../../blocks/*/styles.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const ofShop = import.meta.glob<string>('../shop/*/styles.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const ofTemplates = import.meta.glob<string>('../templates/*/styles.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** A style sheet that pages share, by the name of its folder. */
interface Sheet {
  name: string;
  css: string;
}

const folder = (path: string) => path.split('/').at(-2) ?? '';
const named = (sheets: Record<string, string>, prefix = ''): Sheet[] =>
  Object.entries(sheets).map(([path, css]) => ({ name: prefix + folder(path), css: css.trim() }));

/** In the order of the one file that the editor gets (`site/styles.ts`). */
export const SHARED: readonly Sheet[] = [
  ...Object.entries({
    base,
    chrome,
    announcement,
    'index-page': indexPage,
    locks,
    shop,
    extras,
    popup,
    'section-video': sectionVideo,
    animation,
    masks,
  }).map(([name, css]) => ({ name, css: css.trim() })),
  ...named(ofBlocks, 'blocks/'),
  ...named(ofShop, 'shop/'),
];

/** What every page has: scripts may add a button anywhere. */
const ALWAYS: readonly string[] = ['base', 'chrome', 'blocks/button'];

/** Large, and of no use without what it stands for. */
const ONLY_WITH: Readonly<Record<string, string>> = { masks: ' data-shape-mask=' };

/** What islands put onto the page, and the server did not. */
const ALONG: Readonly<Record<string, readonly string[]>> = {
  'buy-box': ['blocks/products', 'blocks/form', 'shop/cart'],
  'quick-view': ['blocks/products', 'blocks/form', 'shop/cart'],
  gallery: ['blocks/video'],
  poll: ['blocks/form'],
  comments: ['blocks/form'],
  'product-reviews': ['blocks/form', 'shop/cart', 'shop/checkout', 'shop/account'],
};

const COLLECTIONS = [collectionBase, itemPage, media, comments].map((css) => css.trim()).join('');

interface Known {
  needs: readonly (readonly string[])[];
  classes: readonly string[];
}

/** Read when a page is drawn for the first time. */
const read = new Map<string, Known>();
const templates = new Map<string, readonly CssPart[]>();

function knownOf({ name, css }: Sheet): Known {
  const known = read.get(name) ?? know(css);
  read.set(name, known);
  return known;
}

function know(css: string): Known {
  const needs = needsOfParts(partsOfCss(css));
  return { needs, classes: [...new Set(css.match(/(?<=\.)-?[A-Za-z_][\w-]*/g))] };
}

const ISLANDS = /\sdata-island="([^"]*)"/g;
const CLASSES = /\sclass="([^"]*)"/g;

/** The styles that markup is shown with, whole sheets of those that have something to say about it. */
export function stylesFor(
  markup: string,
  page: { template: string; isCollection: boolean; also: readonly string[] },
): { shared: string; collections: string; template: string } {
  const classes = new Set<string>();
  for (const written of new Set([...markup.matchAll(CLASSES)].map(([, names = '']) => names)))
    for (const name of written.split(' ')) classes.add(name);
  const attributes = new Map<string, boolean>();
  const stands = (need: string) => {
    if (!need.startsWith('[')) return classes.has(need);
    const found = attributes.get(need) ?? markup.includes(` ${need.slice(1)}`);
    attributes.set(need, found);
    return found;
  };
  const wanted = new Set([...ALWAYS, ...page.also]);
  for (const sheet of SHARED)
    if (
      !wanted.has(sheet.name) &&
      markup.includes(ONLY_WITH[sheet.name] ?? '') &&
      knownOf(sheet).needs.some((needs) => needs.every(stands))
    )
      wanted.add(sheet.name);
  for (const [, island = ''] of markup.matchAll(ISLANDS))
    for (const along of ALONG[island] ?? []) wanted.add(along);
  const { css, classes: styled } = joined(wanted, page.isCollection);
  const parts = templateParts(page.template);
  // What scripts add to a part, its sheet names.
  return {
    shared: css,
    collections: page.isCollection ? COLLECTIONS : '',
    template: cssFor(parts, (need) => need.startsWith('[') || classes.has(need) || styled.has(need)),
  };
}

const combinations = new Map<string, { css: string; classes: ReadonlySet<string> }>();

/** Pages of a kind need the same sheets. */
function joined(wanted: ReadonlySet<string>, isCollection: boolean) {
  const sheets = SHARED.filter(({ name }) => wanted.has(name));
  const key = `${sheets.map(({ name }) => name).join()}${isCollection ? ' collections' : ''}`;
  const known = combinations.get(key);
  if (known) return known;
  const css = sheets.map((sheet) => sheet.css).join('');
  const classes = new Set([
    ...sheets.flatMap((sheet) => knownOf(sheet).classes),
    ...(isCollection ? know(COLLECTIONS).classes : []),
  ]);
  const made = { css, classes };
  if (combinations.size >= MAX_COMBINATIONS) combinations.clear();
  combinations.set(key, made);
  return made;
}

const MAX_COMBINATIONS = 64;

function templateParts(template: string): readonly CssPart[] {
  const parts =
    templates.get(template) ?? partsOfCss(ofTemplates[`../templates/${template}/styles.css`] ?? '');
  templates.set(template, parts);
  return parts;
}

import base from '../base.css?inline';
import chrome from '../frame/chrome.css?inline';
import folders from '../frame/folders.css?inline';
import shopLinks from '../frame/shop-links.css?inline';
import languages from '../frame/languages.css?inline';
import specialPages from '../frame/special-pages.css?inline';
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
import { cssFor, LASTING, needsOfParts, partsOfCss, type CssPart } from './css-rules.ts';

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
    folders,
    'shop-links': shopLinks,
    languages,
    'special-pages': specialPages,
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

/** Of no use without what it stands for. */
const ONLY_WITH: Readonly<Record<string, string>> = {
  masks: '[data-shape-mask',
  'shop-links': 'site-shop',
};

/** What islands put onto the page, and the server did not. */
const ALONG: Readonly<Record<string, readonly string[]>> = {
  'buy-box': ['blocks/products', 'blocks/form', 'shop/cart'],
  'quick-view': ['blocks/products', 'blocks/form', 'shop/cart'],
  gallery: ['blocks/video'],
  poll: ['blocks/form'],
  comments: ['blocks/form'],
  'product-reviews': ['blocks/form', 'shop/cart', 'shop/checkout', 'shop/account'],
};

const COLLECTIONS: Sheet = {
  name: 'collections',
  css: [collectionBase, itemPage, media, comments].map((css) => css.trim()).join(''),
};

interface Known {
  parts: readonly CssPart[];
  needs: readonly (readonly string[])[];
  classes: readonly string[];
  /** What it has rules for that hang on a choice of an owner. */
  choices: ReadonlySet<string>;
  /** What is left of it, by the choices that stand on a page. */
  chosen: Map<string, string>;
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
  const parts = partsOfCss(css);
  const needs = needsOfParts(parts);
  return {
    parts,
    needs,
    classes: classesIn(css),
    choices: new Set(needs.flat().filter(isChoice)),
    chosen: new Map(),
  };
}

const classesIn = (css: string): string[] => [...new Set(css.match(/(?<=\.)-?[A-Za-z_][\w-]*/g))];

const STANDING = /\s(?:class="([^"]*)"|(data-[\w-]+)(="[^"]*")?)/g;
/** Attributes that are told apart by their values. */
const BY_VALUE: readonly string[] = ['data-block', 'data-island', ...LASTING];

/** Whether it is a value that only an owner changes. */
const isChoice = (need: string) => need.includes('="');

/** Classes and attributes of markup, written as the needs of style sheets are (`css-rules.ts`). */
function standingIn(markup: string): Set<string> {
  const classes = new Set<string>();
  const standing = new Set<string>();
  for (const [, names, attribute = '', value = ''] of markup.matchAll(STANDING))
    if (names !== undefined) classes.add(names);
    else {
      standing.add(`[${attribute}`);
      if (BY_VALUE.includes(attribute)) standing.add(`[${attribute}${value}`);
    }
  for (const names of classes) for (const name of names.split(' ')) standing.add(name);
  return standing;
}

interface PageStyles {
  shared: string;
  collections: string;
  template: string;
}

/** Pages that are made of the same have the same styles. */
const ofPages = new Map<string, PageStyles>();
/** Each is some ten kilobytes, of the template's own styles above all. */
const MAX_PAGES = 200;

/**
 * The styles that markup is shown with, beside the sheets that its blocks have for themselves (`own`): of the sheets
 * that have something to say about it what owners have chosen.
 */
export function stylesFor(
  markup: string,
  page: { template: string; isCollection: boolean; also: readonly string[]; own: string },
): PageStyles {
  const standing = standingIn(markup);
  const key = [page.template, page.isCollection, page.also.join(), ...[...standing].sort()].join(' ');
  const known = ofPages.get(key);
  if (known) return known;
  const has = (need: string) => standing.has(need);
  const isAsked = (sheet: Sheet) => {
    const { [sheet.name]: only } = ONLY_WITH;
    // What needs nothing is about the page as a whole, and for what else its sheet is about.
    const isAbout = knownOf(sheet).needs.some((needs) => needs.length > 0 && needs.every(has));
    return isAbout && (only === undefined || has(only));
  };
  const along = Object.entries(ALONG).flatMap(([island, names]) =>
    has(`[data-island="${island}"`) ? names : [],
  );
  const wanted = new Set([...ALWAYS, ...page.also, ...along]);
  const sheets = SHARED.filter((sheet) => wanted.has(sheet.name) || isAsked(sheet));
  const collections = page.isCollection ? [COLLECTIONS] : [];
  const styled = new Set([
    ...[...sheets, ...collections].flatMap((sheet) => knownOf(sheet).classes),
    ...classesIn(page.own),
  ]);
  const choices = [...standing].filter(isChoice).sort();
  const styles = {
    // Nobody has chosen yet what islands will draw.
    shared: sheets.map((sheet) => (along.includes(sheet.name) ? sheet.css : chosen(sheet, choices))).join(''),
    collections: collections.map((sheet) => chosen(sheet, choices)).join(''),
    // What scripts add to a part, its sheet names.
    template: cssFor(templateParts(page.template), (need) =>
      need.startsWith('[') ? !isChoice(need) || has(need) : standing.has(need) || styled.has(need),
    ),
  };
  if (ofPages.size >= MAX_PAGES) ofPages.clear();
  ofPages.set(key, styles);
  return styles;
}
const MAX_CHOSEN = 64;

/** A sheet without the rules for what no owner has chosen on a page. */
function chosen(sheet: Sheet, standing: readonly string[]): string {
  const { parts, choices, chosen: known } = knownOf(sheet);
  const made = standing.filter((choice) => choices.has(choice));
  const key = made.join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const css = cssFor(parts, (need) => !isChoice(need) || made.includes(need));
  if (known.size >= MAX_CHOSEN) known.clear();
  known.set(key, css);
  return css;
}

function templateParts(template: string): readonly CssPart[] {
  const parts =
    templates.get(template) ?? partsOfCss(ofTemplates[`../templates/${template}/styles.css`] ?? '');
  templates.set(template, parts);
  return parts;
}

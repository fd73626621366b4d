import { MAX_EXCERPT_LENGTH, MAX_ITEM_TITLE_LENGTH } from '#core/collections/item.ts';
import { newSlug, slugProblem } from '#core/collections/slug.ts';
import { MAX_TERMS_PER_ITEM, termProblem, type Taxonomy } from '#core/collections/taxonomy.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { countCarried } from '#core/moving/report.ts';
import { Failure } from '#contract/errors.ts';
import { bodyOf } from './wxr-body.ts';
import { takeComments } from './wxr-comments.ts';
import { isLanguageMark, isLanguageTaxonomy } from './wxr-languages.ts';
import type { Run } from './wxr-run.ts';
import { momentOf, pathIn, plain, refusalOf } from './wxr-words.ts';
import type { WxrItem } from './wxr.ts';

const STATUS: Readonly<Record<string, string>> = {
  publish: 'published',
  future: 'scheduled',
  pending: 'needs_review',
  draft: 'draft',
  private: 'private',
  inherit: 'published',
};
/** Kinds of entries that hold settings of the other system, and nothing to read. */
const NOT_CONTENT = [
  'revision',
  'customize_changeset',
  'oembed_cache',
  'wp_global_styles',
  'wp_navigation',
  'user_request',
];
/** Which taxonomies of the other system are ours. */
const DOMAINS: Readonly<Record<string, Taxonomy>> = { post_tag: 'tags', category: 'categories' };
const MAX_AUTHOR_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 400;

/** Something in the file, and how far down it stands: several are taken at once. */
export interface Entry {
  item: WxrItem;
  place: number;
}

/** Takes one entry of the file, or says why not. */
export async function takeEntry(run: Run, entry: Entry): Promise<void> {
  const { item } = entry;
  if (item.status === 'trash' || item.status === 'auto-draft')
    run.lose(item.title || item.id, 'It was in the trash.');
  else if (item.type === 'post') await takePost(run, entry);
  else if (item.type === 'page') await takePage(run, entry);
  else if (item.type === 'attachment') await takeAttachment(run, item);
  else if (item.type === 'nav_menu_item') run.menu.push(entry);
  else
    run.lose(
      `${item.type || 'An entry'}: ${item.title || item.id}`,
      NOT_CONTENT.includes(item.type)
        ? 'It is a setting of the other system.'
        : 'Entries of this kind are not carried.',
    );
}

async function takePost(run: Run, entry: Entry): Promise<void> {
  const { item } = entry;
  const blog = await run.blog();
  if (!blog) return run.lose(item.title, 'There is no blog to put it in.');
  const name = nameOf(item);
  const at = dateOf(run, item, name);
  const id = run.idOf('item', item.id);
  // Taken before anything is waited for, so that the first of several has the address they share.
  const wanted = await run.freeSlugIn(blog.id, wantedSlug(item));
  const before = await run.content.read({ siteId: run.siteId }, id);
  const there = before instanceof Failure ? undefined : (before.body as { slug?: unknown } | null)?.slug;
  const slug = typeof there === 'string' ? there : wanted;
  // Made again though a killed run has written it: what could not be carried of it was told to nobody.
  const body = {
    collectionId: blog.id,
    ...(await postContent(run, item)),
    slug,
    status: statusOf(run, item, { name, at }),
    publishAt: at,
    author: run.fit(run.authors.get(item.author) ?? item.author, MAX_AUTHOR_LENGTH, `${name}: its author`),
    ...termsOf(run, item, name),
    featured: item.sticky === '1',
    comments: item.commentStatus !== 'closed',
  };
  if (there === undefined) {
    const made = await run.content.create(run.actor, { kind: 'item', body, id });
    if (made instanceof Failure) return run.lose(name, refusalOf(made));
  }
  noteRest(run, item, name);
  await takeComments(run, item, id);
  finish(run, entry, { id, kind: 'posts', path: `${blog.path}/${slug}` });
}

/** What a post says and shows. */
export async function postContent(run: Run, item: WxrItem) {
  const name = nameOf(item);
  const { sections, first } = await bodyOf(run, item, name);
  return {
    title: run.fit(name, MAX_ITEM_TITLE_LENGTH, `The title “${name}”`),
    excerpt: run.fit(plain(item.excerpt), MAX_EXCERPT_LENGTH, `${name}: its excerpt`),
    ...wordsForEngines(run, item, name),
    ...(await thumbnailOf(run, item, name, first)),
    body: { sections },
  };
}

/** What a page says and shows. */
export async function pageContent(run: Run, item: WxrItem) {
  const name = nameOf(item);
  const { sections } = await bodyOf(run, item, name, true);
  const { seoTitle, description } = wordsForEngines(run, item, name);
  return {
    title: run.fit(name, MAX_ITEM_TITLE_LENGTH, `The title “${name}”`),
    description: description ?? run.fit(plain(item.excerpt), MAX_DESCRIPTION_LENGTH, `${name}: its excerpt`),
    ...(seoTitle && { seoTitle }),
    body: { sections },
  };
}

async function takePage(run: Run, entry: Entry): Promise<void> {
  const { item } = entry;
  const name = nameOf(item);
  const id = run.idOf('item', item.id);
  if (run.lists.has(pathIn(item.link)) && item.content.trim() === '') return takeList(run, entry);
  const old = pathIn(item.link, run.spoken.entryOf(item.id)?.code);
  const wanted = await run.freePath(old === '' || old === '/' ? `/${item.slug || 'page'}` : old);
  const before = await run.content.read({ siteId: run.siteId }, id);
  const there = before instanceof Failure ? undefined : (before.body as { path?: unknown } | null)?.path;
  const path = typeof there === 'string' ? there : wanted;
  const body = { ...(await pageContent(run, item)), path };
  if (there === undefined) {
    const made = await run.content.create(run.actor, { kind: 'page', body, id });
    if (made instanceof Failure) return run.lose(name, refusalOf(made));
  }
  noteRest(run, item, name);
  for (const term of item.terms.filter(({ taxonomy }) => !isLanguageTaxonomy(taxonomy)))
    run.lose(`${name}: “${term.name}”`, 'Pages have no tags and categories.');
  if (item.comments.length > 0)
    run.lose(`${name}: ${item.comments.length} comments`, 'Pages have no comments.');
  if (item.password !== '')
    run.lose(`${name}: its password`, 'It is not published; give it a password before you do.');
  else if (item.status !== 'publish')
    run.lose(`${name}: its state “${item.status}”`, 'It is a draft here until it is published.');
  finish(run, entry, { id, kind: 'pages', path });
}

/** What listed the posts is the blog here, and all of them are in one. */
async function takeList(run: Run, entry: Entry): Promise<void> {
  const blog = await run.blog();
  if (blog) finish(run, entry, { id: blog.id, kind: 'lists of posts', path: blog.path });
  else run.lose(nameOf(entry.item), 'There is no blog that could be it.');
}

async function takeAttachment(run: Run, item: WxrItem): Promise<void> {
  if (item.attachmentUrl === '') return run.lose(`File: ${nameOf(item)}`, 'It has no address.');
  const picture = await run.picture(item.attachmentUrl, item.meta._wp_attachment_image_alt ?? item.title);
  if (typeof picture === 'string') return run.lose(`File: ${item.attachmentUrl}`, picture);
  run.done(item.id, picture.src);
  countCarried(run.report, 'files');
}

function finish(
  run: Run,
  { item, place }: Entry,
  { id, kind, path }: { id: string; kind: string; path: string },
): void {
  run.done(item.id, id);
  countCarried(run.report, kind);
  if (isShown(item)) run.fresh.push(id);
  const language = run.spoken.entryOf(item.id)?.language ?? run.source;
  if (language !== run.source)
    run.ownWords.push({ of: id, language, name: nameOf(item), isShown: isShown(item) });
  const old = oldPath(run, item);
  if (old !== '' && old !== '/' && old !== path) run.redirects.push({ place, from: old, to: path });
}

/** Where it was; the language in front is left out where addresses here begin with the same. */
function oldPath(run: Run, { id, link }: WxrItem): string {
  const entry = run.spoken.entryOf(id);
  const isSameHere = entry?.code.toLowerCase() === entry?.language.toLowerCase();
  return pathIn(link, isSameHere ? entry?.code : '');
}

export const isShown = ({ password, status, type }: WxrItem): boolean =>
  password === '' &&
  ['publish', 'future', 'inherit', 'private'].includes(status) &&
  (status !== 'private' || type === 'post');

export const nameOf = (item: WxrItem): string => item.title || item.slug || item.id;

function dateOf(run: Run, { date, localDate }: WxrItem, name: string): string {
  const at = momentOf(date) || momentOf(localDate);
  if (at === '' && date !== '') run.lose(`${name}: its date ${date}`, 'There is no such day.');
  return at;
}

function wantedSlug({ slug, title }: WxrItem): string {
  return slugProblem(slug) === undefined ? slug : newSlug(title, '%t', { year: 0, month: 0, day: 0 });
}

/** What few were meant to see is seen by nobody until its owner says so. */
function statusOf(run: Run, item: WxrItem, { name, at }: { name: string; at: string }): string {
  const status = STATUS[item.status] ?? 'draft';
  if (item.password !== '') {
    run.lose(`${name}: its password`, 'Single posts have none here. It is a draft.');
    return 'draft';
  }
  return status === 'scheduled' && at === '' ? 'draft' : status;
}

/** Tags and categories as the site is written, where the export says what they are called there. */
export function namedTerms(
  run: Run,
  { id, terms }: WxrItem,
): { taxonomy: Taxonomy; name: string; as: string }[] {
  const from = run.spoken.entryOf(id)?.language;
  return terms.flatMap(({ taxonomy: domain, name }) => {
    const taxonomy = DOMAINS[domain];
    if (!taxonomy) return [];
    const as = from === undefined ? name : (run.spoken.termIn(name, { from, to: run.source }) ?? name);
    return [{ taxonomy, name, as }];
  });
}

/** A category too long to be one here is still a tag. */
function termsOf(run: Run, item: WxrItem, name: string): { tags: string[]; categories: string[] } {
  const found = { tags: [] as string[], categories: [] as string[] };
  for (const { taxonomy, as: term } of namedTerms(run, item)) {
    const problem = termProblem(taxonomy, term);
    if (problem === undefined) found[taxonomy].push(term);
    else if (taxonomy === 'categories' && termProblem('tags', term) === undefined) {
      found.tags.push(term);
      run.lose(`${name}: the category “${term}”`, `${problem} It became a tag.`);
    } else run.lose(`${name}: “${term}”`, problem);
  }
  for (const list of [found.tags, found.categories])
    for (const term of list.splice(MAX_TERMS_PER_ITEM))
      run.lose(`${name}: “${term}”`, `There is room for ${MAX_TERMS_PER_ITEM}.`);
  return found;
}

/** What a widely used extension keeps for search engines. Patterns of its own are not words. */
function wordsForEngines(run: Run, { meta }: WxrItem, name: string) {
  const words = (key: string) => (meta[key]?.includes('%%') ? '' : (meta[key] ?? '').trim());
  const title = words('_yoast_wpseo_title');
  const description = words('_yoast_wpseo_metadesc');
  return {
    ...(title !== '' && {
      seoTitle: run.fit(title, MAX_ITEM_TITLE_LENGTH, `${name}: its title for search engines`),
    }),
    ...(description !== '' && {
      description: run.fit(description, MAX_DESCRIPTION_LENGTH, `${name}: its description`),
    }),
  };
}

/** The picture its author chose; else the first that stands in it. */
async function thumbnailOf(
  run: Run,
  item: WxrItem,
  name: string,
  first: ImageValue | undefined,
): Promise<{ thumbnail?: ImageValue }> {
  const id = item.meta._thumbnail_id ?? '';
  if (id === '' || id === '0') return first ? { thumbnail: first } : {};
  const url = run.pictures.get(id);
  const chosen = url === undefined ? 'The file does not say where it is.' : await run.picture(url, '');
  if (typeof chosen !== 'string') return { thumbnail: chosen };
  run.lose(`${name}: its picture ${url ?? id}`, chosen);
  return first ? { thumbnail: first } : {};
}

/** Fields and terms of extensions are counted by name: there can be one for each post. */
export function noteStrangers(run: Run, item: WxrItem): void {
  if (item.type !== 'post' && item.type !== 'page') return;
  for (const key of Object.keys(item.meta))
    if (!key.startsWith('_') && !isLanguageMark(key) && item.meta[key]?.trim() !== '')
      run.strangers.add(`The field “${key}”`);
  if (item.type === 'post')
    for (const { taxonomy } of item.terms)
      if (!DOMAINS[taxonomy] && !isLanguageTaxonomy(taxonomy))
        run.strangers.add(`What “${taxonomy}” says of posts`);
}

function noteRest(run: Run, item: WxrItem, name: string): void {
  for (const element of item.strangers) run.lose(`${name}: <${element}>`, 'Exports do not have it.');
}

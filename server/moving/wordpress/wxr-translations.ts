import { documentName, TERMS_NAME } from '#core/languages/names.ts';
import { isShownIn } from '#core/languages/shown-in.ts';
import type { SiteLanguages } from '#core/languages/site-languages.ts';
import type { WrittenFile } from '#core/languages/said-files.ts';
import { textsIn, wordsOfText, type FileValue, type TextValue } from '#core/languages/texts.ts';
import { countCarried, type MovingReport } from '#core/moving/report.ts';
import { noteLost } from '#core/moving/report.ts';
import { pairBodies } from '#core/moving/pair-bodies.ts';
import type { ImageValue } from '#core/fields/index.ts';
import type { PageBody } from '#core/page/page.ts';
import { Failure } from '#contract/errors.ts';
import type { Actor } from '../../content/service.ts';
import { takeComments } from './wxr-comments.ts';
import { isShown, namedTerms, nameOf, pageContent, postContent, type Entry } from './wxr-entries.ts';
import { NO_LANGUAGES, type ExportLanguages } from './wxr-languages.ts';
import type { ImportDeps, Run } from './wxr-run.ts';
import { pathOf } from './wxr-single.ts';
import { pathIn, refusalOf } from './wxr-words.ts';
import type { WxrItem } from './wxr.ts';

/** Puts the site into the languages of an export. Where it cannot be, every entry is one by itself. */
export async function openLanguages(
  { languages }: ImportDeps,
  { actor, report }: { actor: Actor; report: MovingReport },
  languagesFor: (site: SiteLanguages) => ExportLanguages,
): Promise<{ source: string; spoken: ExportLanguages }> {
  const now = await languages.languagesIn(actor.siteId);
  const { source } = now;
  const spoken = languagesFor(now);
  const added = spoken.all.filter((language) => !now.all.includes(language));
  if (added.length === 0) return { source, spoken };
  const set = await languages.setLanguages(actor, { languages: [...now.all, ...added] });
  if (!(set instanceof Failure)) return { source, spoken };
  noteLost(report, `Languages: ${added.join(', ')}`, refusalOf(set));
  return { source, spoken: NO_LANGUAGES };
}

type Texts = ReadonlyMap<string, TextValue>;

/** Writes what a language says of a document; texts that have gone or say nothing are left alone. */
export async function say(
  run: Run,
  place: { of: string; language: string },
  {
    said,
    files = [],
    address = '',
    name,
    isShown: goesLive,
  }: { said: Texts; files?: readonly WrittenFile[]; address?: string; name: string; isShown: boolean },
): Promise<void> {
  const { actor, languages, siteId } = run;
  const opened = await languages.open(actor, place);
  const there = await languages.translation(siteId, place);
  if (opened instanceof Failure) return run.lose(name, refusalOf(opened));
  if (there instanceof Failure) return run.lose(name, refusalOf(there));
  const texts = there.texts.flatMap(({ key, source }) => {
    const text = said.get(key);
    return text === undefined || typeof text !== typeof source ? [] : [{ key, source, text: plainly(text) }];
  });
  const saved = await languages.translate(actor, place, {
    texts,
    ...(files.length > 0 && { files: files.map((file) => ({ ...file, value: plainFile(file.value) })) }),
    ...(address !== '' && { address }),
  });
  if (saved instanceof Failure && address !== '') {
    run.lose(`${name}: its address ${address}`, refusalOf(saved));
    return say(run, place, { said, files, name, isShown: goesLive });
  }
  if (saved instanceof Failure) return run.lose(name, refusalOf(saved));
  if (goesLive) run.fresh.push(opened.id);
}

const plainly = (text: TextValue) => (typeof text === 'string' ? text : { ...text });
const plainFile = (value: FileValue | null) =>
  value === null || typeof value === 'string' ? value : { ...value };

interface Original {
  id: string;
  revision: number;
  isLive: boolean;
  kind: 'page' | 'item' | 'collection';
  body: Readonly<Record<string, unknown>>;
}

async function originalOf(run: Run, origin: string): Promise<Original | undefined> {
  const id = await run.known('item', origin);
  const stored = id === undefined ? undefined : await run.content.read({ siteId: run.siteId }, id);
  if (!stored || stored instanceof Failure) return undefined;
  const { kind, revision, liveRevision } = stored;
  if (kind !== 'page' && kind !== 'item' && kind !== 'collection') return undefined;
  const body = run.documents.fieldsOf(kind, null)?.read(stored.body) as Original['body'];
  return { id: stored.id, revision, isLive: liveRevision !== null, kind, body };
}

/** An entry that translates another becomes its words in that language, and what only it shows is shown there alone. */
export async function takeTranslation(run: Run, { item, place }: Entry): Promise<void> {
  const name = nameOf(item);
  const entry = run.spoken.entryOf(item.id);
  const original = await originalOf(run, run.spoken.originalOf(item.id)?.id ?? '');
  if (!entry || !original) return run.lose(name, 'The original was not imported.');
  const { language } = entry;
  const { body, said, files } = await laidOver(run, item, { original, language });
  if (body !== original.body) {
    const saved = await run.content.save(run.actor, original.id, { base: original.revision, body });
    if (saved instanceof Failure) return run.lose(name, refusalOf(saved));
    if (original.isLive && isShown(item)) run.fresh.push(original.id);
  }
  const { control } = run.documents.fieldsOf(original.kind, null) ?? {};
  const words = (of: unknown): Texts =>
    new Map(
      control ? textsIn(of, control, run.documents.blockOf).map(({ key, source }) => [key, source]) : [],
    );
  const [mine, theirs] = [words(body), words(said)];
  for (const [key, text] of theirs)
    if (!mine.has(key)) run.lose(`${name}: ${wordsOfText(text)}`, 'The original says nothing there.');
  await say(
    run,
    { of: documentName({ id: original.id, kind: original.kind, key: null }), language },
    {
      said: theirs,
      files,
      address: addressOf(item, { original, code: entry.code }),
      name,
      isShown: isShown(item),
    },
  );
  if (!isShown(item)) run.lose(`${name}: its state “${item.status}”`, 'Imported as a draft.');
  nameTerms(run, item, original);
  if (original.kind === 'item') await takeComments(run, item, original.id);
  await noteWay(run, { item, place }, { original, language });
  run.done(item.id, original.id);
  countCarried(run.report, 'translations');
}

/** The original and its translation in one shape. */
async function laidOver(
  run: Run,
  item: WxrItem,
  { original, language }: { original: Original; language: string },
): Promise<{ body: Original['body']; said: Original['body']; files: WrittenFile[] }> {
  const { kind, body } = original;
  if (kind === 'collection') return { body, said: { ...body, title: nameOf(item) }, files: [] };
  const content = await (kind === 'item' ? postContent : pageContent)(run, item);
  const read = run.documents.fieldsOf(kind, null)?.read({ ...body, ...content }) as typeof body;
  const { all } = await run.languages.languagesIn(run.siteId);
  const paired = pairBodies(body.body as PageBody, read.body as PageBody, {
    blockOf: run.documents.blockOf,
    languages: { source: writtenIn(run, item), all, said: language },
    base: run.base,
    idOf: (each, index) => run.idOf(each, `${item.id}/${index}`),
  });
  const merged = paired.body === body.body ? body : { ...body, body: paired.body };
  const { picture, files } = pictureIn(item, { mine: body.thumbnail, theirs: read.thumbnail });
  // Where it says nothing of its own, the words of the original are no translation.
  const fresh = { excerpt: '', description: '', seoTitle: '', ...content };
  const words = Object.fromEntries(
    Object.keys(fresh).flatMap((key) => (key in body ? [[key, fresh[key as 'title']]] : [])),
  );
  const said = { ...merged, ...words, ...picture, body: shownIn(paired.said, language) };
  return { body: merged, said, files };
}

/** What a language is not shown, it does not say either. */
const shownIn = ({ sections }: PageBody, language: string): PageBody => ({
  sections: sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => isShownIn(block, language)),
  })),
});

const writtenIn = (run: Run, { id }: WxrItem): string => run.spoken.originalOf(id)?.language ?? run.source;

/** The picture of an item, which a language can have its own of, as each describes it. */
function pictureIn(
  item: WxrItem,
  { mine, theirs }: { mine: unknown; theirs: unknown },
): { picture: object; files: WrittenFile[] } {
  const [own, other] = [mine as ImageValue | undefined, theirs as ImageValue | undefined];
  if (!own) return { picture: {}, files: [] };
  const isChosen = (item.meta._thumbnail_id ?? '') !== '';
  const isOther = isChosen && other !== undefined && other.src !== '' && other.src !== own.src;
  const thumbnail = { ...own, alt: isChosen || other?.src === own.src ? (other?.alt ?? '') : '' };
  const files = isOther && own.src !== '' ? [{ key: 'thumbnail', source: own.src, value: other }] : [];
  return { picture: { thumbnail }, files };
}

/** What its language calls it; empty where that is what it is called anyway. */
function addressOf(item: WxrItem, { original, code }: { original: Original; code: string }): string {
  if (original.kind === 'item') {
    const slug = readable(item.slug);
    return slug === original.body.slug ? '' : slug;
  }
  const path = readable(pathIn(item.link, code));
  const called = path === '' || path === '/' ? `/${readable(item.slug)}` : path;
  return called === original.body.path || called === '/' ? '' : called;
}

/** Letters of other scripts stand as percent signs in exports. */
function readable(address: string): string {
  try {
    return decodeURIComponent(address).normalize('NFC').toLowerCase();
  } catch {
    return address;
  }
}

/** Items are in the same categories in all languages: what a translation has besides is named. */
function nameTerms(run: Run, item: WxrItem, { kind, body }: Original): void {
  const own = kind === 'item' ? [...(body.tags as string[]), ...(body.categories as string[])] : [];
  for (const { name, as } of namedTerms(run, item))
    if (!own.includes(as))
      run.lose(`${nameOf(item)}: “${name}”`, 'The original has no such tag or category.');
}

/** The way from where the translation was. What a query told apart, or another host, has no way of its own. */
async function noteWay(
  run: Run,
  { item, place }: Entry,
  { original, language }: { original: Original; language: string },
): Promise<void> {
  const { link } = item;
  const isPlain =
    URL.canParse(link) &&
    new URL(link).search === '' &&
    (!URL.canParse(run.base) || new URL(link).host === new URL(run.base).host);
  const from = pathIn(link);
  const path = await pathOf(run, { ...original.body });
  if (isPlain && path !== undefined && from !== '' && from !== '/')
    run.redirectsIn.push({ place, from, path, language });
}

/** What stands for itself in another language than the site is said to be in that language. */
export async function sayOwnWords(run: Run): Promise<void> {
  for (const { of, language, name, isShown: goesLive } of run.ownWords.splice(0)) {
    const there = await run.languages.translation(run.siteId, { of, language });
    if (there instanceof Failure) continue;
    const said = new Map(there.texts.map(({ key, source }) => [key, source as TextValue]));
    await say(run, { of, language }, { said, name, isShown: goesLive });
    run.lose(
      `${name}: other languages than ${language}`,
      'There was no translation. All languages show these words.',
    );
  }
}

/** What tags and categories are called in the other languages. */
export async function sayTerms(run: Run): Promise<void> {
  for (const language of run.spoken.all.filter((each) => each !== run.source)) {
    const place = { of: TERMS_NAME, language };
    const there = await run.languages.translation(run.siteId, place);
    if (there instanceof Failure) continue;
    const said = new Map(
      there.texts.flatMap(({ key, state }) => {
        const name = run.spoken.termIn(key, { from: run.source, to: language });
        return state === 'missing' && name !== undefined ? [[key, name] as const] : [];
      }),
    );
    if (said.size === 0) continue;
    await say(run, place, { said, name: 'Tags and categories', isShown: true });
    countCarried(run.report, 'tags and categories in other languages', said.size);
  }
}

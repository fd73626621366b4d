import { createReadStream } from 'node:fs';
import { noteLost, type MovingReport } from '#core/moving/report.ts';
import { Failure } from '#contract/errors.ts';
import type { Actor } from '../../content/service.ts';
import type { Tx } from '../../database/database.ts';
import { isShown, noteStrangers, takeEntry, type Entry } from './wxr-entries.ts';
import { gatherLanguages, isLanguageTaxonomy, type ExportLanguages } from './wxr-languages.ts';
import { addMenu } from './wxr-menu.ts';
import { makeRun, type ImportDeps, type Run } from './wxr-run.ts';
import { addRedirects } from './wxr-single.ts';
import { openLanguages, sayOwnWords, sayTerms, takeTranslation } from './wxr-translations.ts';
import { pathIn } from './wxr-words.ts';
import { makeWxrReader, type WxrEvents, type WxrItem } from './wxr.ts';

/** Written, published and remembered together. */
const GROUP = 200;
/** Fewer where they are long: a group is held in memory until it is written. */
const GROUP_LENGTH = 10_000_000;
/** While one entry is written the next is read; more would only wait for each other. */
const AT_ONCE = 4;

export interface Progress {
  report: MovingReport;
  /** Called now and then, so that somebody can watch. */
  save: (done: number) => Promise<void>;
  /** Keeps the report in the transaction that calls what it is about done: a restart does not come by it again. */
  keepReport: (tx: Tx) => Promise<void>;
}

/**
 * Moves an export of WordPress or Squarespace in. The file is read through before anything is taken, so that
 * a damaged one changes nothing. A second run of the same file finds everything done, and one that was killed
 * goes on with the group it was at.
 */
export function makeWxrImport(deps: ImportDeps) {
  return async function importWxr(actor: Actor, file: string, progress: Progress): Promise<void> {
    const { report, save } = progress;
    const isFirst = Object.keys(report.carried).length === 0;
    const { languagesFor, listed, ...overview } = await lookThrough(file, report);
    const { source, spoken } = await openLanguages(deps, { actor, report }, languagesFor);
    const run = makeRun(deps, actor, report, { ...overview, lists: listsOf(listed, spoken), source, spoken });
    const isTranslation = ({ id }: WxrItem) => run.spoken.originalOf(id) !== undefined;
    let place = 0;
    const takeGroups = async (
      { isWanted, atOnce }: { isWanted: (item: WxrItem) => boolean; atOnce: number },
      take: (entry: Entry) => Promise<void>,
      saveAt: (done: number) => Promise<void>,
    ) => {
      for await (const { group, done } of groupsOf(file, isWanted)) {
        const known = await run.knownOf(group.map(({ id }) => id));
        if (isFirst) report.known += known.size;
        for (const each of group) noteStrangers(run, each);
        const fresh = group.filter(({ id }) => !known.has(id));
        const start = place;
        place += fresh.length;
        await eachOf(fresh, atOnce, (item, index) => take({ item, place: start + index }));
        await sayOwnWords(run);
        await addRedirects(run);
        await settle(deps, run, progress);
        await saveAt(done);
      }
    };
    const originals = { isWanted: (item: WxrItem) => !isTranslation(item), atOnce: AT_ONCE };
    await takeGroups(originals, (entry) => takeEntry(run, entry), save);
    if (run.spoken.all.length > 0) {
      // Behind all they could translate, and one by one: two may translate the same. Drafts last: what visitors get
      // of a page is published with all that is said of it.
      const take = (entry: Entry) => takeTranslation(run, entry);
      for (const areShown of [true, false]) {
        const isWanted = (item: WxrItem) => isTranslation(item) && isShown(item) === areShown;
        await takeGroups({ isWanted, atOnce: 1 }, take, async () => {});
      }
      await sayTerms(run);
      await addRedirects(run);
    }
    await addMenu(run);
    await settle(deps, run, progress);
    for (const what of run.strangers) noteLost(report, what, 'Has no counterpart here.');
  };
}

const SILENT: WxrEvents = { base: () => {}, author: () => {}, item: () => {}, term: () => {} };

/** Some entries of a file, as many at a time as are taken together, with how many bytes of it are read. */
async function* groupsOf(
  file: string,
  isWanted: (item: WxrItem) => boolean,
): AsyncGenerator<{ group: WxrItem[]; done: number }> {
  let waiting: WxrItem[] = [];
  let length = 0;
  let done = 0;
  const next = () => {
    const group = waiting;
    waiting = [];
    length = 0;
    return { group, done };
  };
  const item = withOwnIds((each) => {
    if (!isWanted(each)) return;
    waiting.push(each);
    length += each.content.length;
  });
  for await (done of readExport(file, { ...SILENT, item }))
    if (waiting.length >= GROUP || length >= GROUP_LENGTH) yield next();
  yield next();
}

/** Reads the whole file once: what is wrong with it is known before anything of it is here. */
async function lookThrough(file: string, report: MovingReport) {
  let base = '';
  const authors = new Map<string, string>();
  const pictures = new Map<string, string>();
  const emptyPages = new Map<string, WxrItem>();
  const above = new Set<string>();
  const { languagesFor, ...languages } = gatherLanguages();
  const gatherItem = withOwnIds((item) => languages.item(item));
  const lookAt = (item: WxrItem) => {
    gatherItem(item);
    if (item.attachmentUrl !== '') pictures.set(item.id, item.attachmentUrl);
    const path = pathIn(item.link);
    if (item.type === 'post') for (const each of pathsAbove(path)) above.add(each);
    if (item.type === 'page' && item.status === 'publish' && item.content.trim() === '')
      emptyPages.set(path, item);
  };
  const reading = readExport(file, {
    base: (url) => void (base ||= url.replace(/\/+$/, '')),
    author: (login, name) => void authors.set(login, name),
    item: lookAt,
    term(term) {
      languages.term(term);
      if (term.words !== '' && !isLanguageTaxonomy(term.taxonomy))
        noteLost(report, `Description of “${term.name}”`, 'Tags and categories are names alone.');
    },
  });
  for await (const _ of reading);
  const listed = [...emptyPages].filter(([path]) => above.has(path));
  return { base, authors, pictures, listed, languagesFor };
}

/** Pages that listed posts. Those that translate another are none: there is one blog in all languages. */
const listsOf = (listed: readonly [string, WxrItem][], { entryOf, originalOf }: ExportLanguages) =>
  new Map(
    listed
      .filter(([, { id }]) => originalOf(id) === undefined)
      .map(([old, { id, title, link }]) => [old, { title, path: pathIn(link, entryOf(id)?.code) }]),
  );

/** `/blog` and `/blog/2020` of `/blog/2020/salt`. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

/** Tells what stands in an export as it is read; yields how many bytes of it are. */
async function* readExport(file: string, events: WxrEvents): AsyncGenerator<number> {
  const reader = makeWxrReader(events);
  const decoder = new TextDecoder('utf-8');
  let done = 0;
  for await (const chunk of createReadStream(file)) {
    const bytes = chunk as Buffer;
    reader.write(decoder.decode(bytes, { stream: true }));
    done += bytes.length;
    yield done;
  }
  reader.close();
}

/** Shows visitors what is new, and only then remembers it as done. */
async function settle({ publishing }: ImportDeps, run: Run, { keepReport }: Progress): Promise<void> {
  const documentIds = run.fresh.splice(0);
  if (documentIds.length > 0) {
    const released = await publishing.publish(run.actor, { documentIds, note: 'Moved in' });
    if (released instanceof Failure && released.code !== 'nothingToPublish')
      run.lose(`${documentIds.length} entries stay drafts`, released.sentence);
  }
  await run.rememberDone(keepReport);
}

/** Entries without a number, or with that of another, get one: nothing is taken for something else. */
function withOwnIds(next: (item: WxrItem) => void): (item: WxrItem) => void {
  const seen = new Map<string, number>();
  return (item) => {
    const id = item.id || item.link || item.title;
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    next({ ...item, id: before === 0 ? id : `${id}#${before}` });
  };
}

/** A few at a time, begun in their order. */
async function eachOf<T>(
  list: readonly T[],
  atOnce: number,
  work: (each: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const index = next;
      next += 1;
      await work(list[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

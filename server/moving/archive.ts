import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { freeSlug } from '#core/collections/slug.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import { DOCUMENT_KINDS } from '#core/content/kinds.ts';
import { isRecord } from '#core/fields/field.ts';
import { isId } from '#core/ids.ts';
import { countCarried, noteLost } from '#core/moving/report.ts';
import { Failure } from '#contract/errors.ts';
import type { AssetService } from '../assets/service.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { Progress } from './wordpress/wxr-import.ts';
import * as store from './archive-store.ts';
import { takenPaths } from './store.ts';
import { BadArchive, readTar, TAR_END, tarHeader, tarPadding } from './tar.ts';

const FORMAT = 1;
const MAX_FILE_BYTES = 1_000_000_000;

/** A document as it is drafted and as visitors see it; null says that there is none of that. */
interface ArchivedDocument {
  /** Left out for what a site has one of: it is found by its kind and key. */
  id: string | null;
  kind: DocumentKind;
  key: string | null;
  draft: Record<string, unknown> | null;
  live: Record<string, unknown> | null;
}

/** Collections before their items, and what names others last. */
const ORDER: readonly DocumentKind[] = [
  'theme',
  'settings',
  'form',
  'collection',
  'item',
  'page',
  'popup',
  'headerFooter',
  'navigation',
  'translation',
];

/** What the report calls them. */
const WORDS: Readonly<Record<DocumentKind, string>> = {
  theme: 'themes',
  settings: 'groups of settings',
  form: 'forms',
  collection: 'collections',
  item: 'items',
  page: 'pages',
  headerFooter: 'headers and footers',
  navigation: 'menus',
  popup: 'popups',
  translation: 'translations',
};

/** Rows of a feature that go along: products, mailing lists, comments. */
export interface ArchivePart {
  archived: (siteId: string) => Promise<unknown>;
  /** Says how many there were. */
  takeArchived: (siteId: string, rows: unknown) => Promise<number>;
}

/** All of a site's content in one file, which makes the same site again. */
export function makeArchive(deps: {
  db: Database;
  content: Content;
  publishing: Publishing;
  assets: AssetService;
  /** What is kept beside documents, each under the name of its file. */
  parts: Readonly<Record<string, ArchivePart>>;
}) {
  const { db, content, publishing, assets, parts } = deps;

  async function* pack(siteId: string): AsyncGenerator<Buffer> {
    const { documents, formerPaths, formerSlugs } = await db.readSite(siteId, store.readAll);
    const { files, ...rows } = await assets.archived(siteId);
    const entry = (name: string, bytes: Buffer) =>
      Buffer.concat([tarHeader(name, bytes.length), bytes, tarPadding(bytes.length)]);
    yield entry('plinth.json', json({ format: FORMAT }));
    yield entry('assets.json', json(rows));
    for (const hash of files) {
      const bytes = await assets.originalBytes(hash);
      if (bytes) yield entry(`files/${hash}`, bytes);
    }
    yield entry('documents.json', json(documents.map(toArchived)));
    yield entry('addresses.json', json({ formerPaths, formerSlugs }));
    for (const [name, part] of Object.entries(parts))
      yield entry(`${name}.json`, json(await part.archived(siteId)));
    yield TAR_END;
  }

  async function unpack(actor: Actor, file: string, { report, save }: Progress): Promise<void> {
    const stream = createReadStream(file);
    const source = stream.pipe(createGunzip());
    let isOurs = false;
    // What visitors see is shown last: until then nothing says which pages are for members alone.
    let show = async (): Promise<void> => {};
    for await (const { name, bytes } of readTar(source, MAX_FILE_BYTES)) {
      if (name === 'plinth.json') isOurs = isFormat(bytes);
      else if (!isOurs) break;
      else if (name.startsWith('files/')) {
        await assets.keepOriginal(Buffer.from(bytes));
        countCarried(report, 'files');
      } else if (name === 'assets.json') await assets.takeArchived(actor.siteId, read(bytes));
      else if (name === 'documents.json') show = await takeDocuments(actor, read(bytes), report);
      else if (name === 'addresses.json') {
        const addresses = read(bytes);
        if (isRecord(addresses))
          await db.site(actor.siteId, (tx) => store.addAddresses(tx, actor.siteId, addresses));
      } else await takePart(actor.siteId, name, bytes, report);
      await save(stream.bytesRead);
    }
    if (!isOurs) throw new BadArchive('This is not an archive of a site, or of a newer version.');
    await show();
    await save(stream.bytesRead);
  }

  async function takePart(
    siteId: string,
    name: string,
    bytes: Buffer,
    report: Progress['report'],
  ): Promise<void> {
    const kind = name.replace(/\.json$/, '');
    const part = Object.hasOwn(parts, kind) ? parts[kind] : undefined;
    if (!part) return noteLost(report, name, 'This version does not know it.');
    const count = await part.takeArchived(siteId, read(bytes));
    if (count > 0) countCarried(report, kind, count);
  }

  /** First what visitors see, as a draft. The answer publishes it, and then drafts what goes beyond it. */
  async function takeDocuments(
    actor: Actor,
    archived: unknown,
    report: Progress['report'],
  ): Promise<() => Promise<void>> {
    const documents = (Array.isArray(archived) ? archived : [])
      .filter(isArchived)
      .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    const ids = new Map<ArchivedDocument, string>();
    const moved: string[] = [];
    const put = async (document: ArchivedDocument, body: Record<string, unknown>): Promise<boolean> => {
      const place = { ...document, id: ids.get(document) ?? document.id };
      let id = await write(actor, place, body);
      if (id instanceof Failure && id.code === 'pathTaken' && typeof body.path === 'string') {
        moved.push(...(await makeRoom(actor, body.path, report)));
        id = await write(actor, place, body);
      }
      if (id instanceof Failure) {
        noteLost(
          report,
          `${document.kind} ${typeof body.title === 'string' ? body.title : (document.key ?? document.id)}`,
          reasonOf(id),
        );
        return false;
      }
      ids.set(document, id);
      return true;
    };
    const live = documents.filter((document) => document.live !== null);
    for (const document of live)
      if (await put(document, document.live ?? {})) countCarried(report, WORDS[document.kind]);
    return async () => {
      const documentIds = [...live.flatMap((document) => ids.get(document) ?? []), ...moved];
      if (documentIds.length > 0) {
        const released = await publishing.publish(actor, { documentIds, note: 'Moved in' });
        if (released instanceof Failure && released.code !== 'nothingToPublish')
          noteLost(report, 'What visitors see', released.sentence);
      }
      for (const document of documents) {
        const { draft } = document;
        if (draft === null || JSON.stringify(draft) === JSON.stringify(document.live)) continue;
        if ((await put(document, draft)) && document.live === null)
          countCarried(report, WORDS[document.kind]);
      }
    };
  }

  /** A site that was just made has a home page and more of its template: it stays, at another address. */
  async function makeRoom(actor: Actor, path: string, report: Progress['report']): Promise<string[]> {
    const { siteId } = actor;
    const there = await db.readSite(siteId, (tx) => store.findAtPath(tx, path));
    const document = there && (await content.read({ siteId }, there.id));
    if (!there || !document || document instanceof Failure || !isRecord(document.body)) return [];
    const taken = await db.readSite(siteId, takenPaths);
    const free = `/${freeSlug(`${path.slice(1) || 'home'}-before`, (each) => taken.has(`/${each}`))}`;
    const body: Record<string, unknown> = { ...document.body, path: free };
    const saved = await content.save(actor, there.id, { base: document.revision, body });
    if (saved instanceof Failure) return [];
    noteLost(report, `What was at ${path} here: ${String(body.title)}`, `It is found at ${free} now.`);
    return [there.id];
  }

  async function write(
    actor: Actor,
    { id, kind, key }: Pick<ArchivedDocument, 'id' | 'kind' | 'key'>,
    body: Record<string, unknown>,
  ): Promise<string | Failure> {
    const { siteId } = actor;
    const existing = await db.readSite(siteId, (tx) => store.findDocument(tx, { id, kind, key }));
    if (!existing) {
      const made = await content.create(actor, { kind, body, key, id: id ?? undefined });
      return made instanceof Failure ? made : made.id;
    }
    const saved = await content.save(actor, existing.id, { base: existing.revision, body });
    return saved instanceof Failure ? saved : existing.id;
  }

  return { pack, unpack };
}

export type Archive = ReturnType<typeof makeArchive>;

function toArchived({ id, kind, key, draft, live }: store.StoredDocument): ArchivedDocument {
  return { id: key === null ? id : null, kind, key, draft, live };
}

function isArchived(value: unknown): value is ArchivedDocument {
  return (
    isRecord(value) &&
    DOCUMENT_KINDS.some((kind) => kind === value.kind) &&
    (value.id === null || isId(value.id)) &&
    (value.key === null || typeof value.key === 'string') &&
    (value.draft === null || isRecord(value.draft)) &&
    (value.live === null || isRecord(value.live))
  );
}

function reasonOf(failure: Failure): string {
  const { errors } = failure.details;
  const first = isRecord(errors) ? Object.entries(errors)[0] : undefined;
  return first ? `${first[0]}: ${String(first[1])}` : failure.sentence;
}

/** Keys in one order, a line for each entry: the same content is the same bytes, and can be compared by eye. */
function json(value: unknown): Buffer {
  const plain: unknown = JSON.parse(JSON.stringify(value));
  return Buffer.from(`${JSON.stringify(sorted(plain), null, 1)}\n`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
}

function read(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BadArchive('The archive is damaged.');
  }
}

function isFormat(bytes: Buffer): boolean {
  const about = read(bytes);
  return isRecord(about) && about.format === FORMAT;
}

import type { IndexPart } from '#core/content/index-page.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import type { Bundle } from '../../bundle/bundle.ts';
import { makeKept, weigh } from './kept.ts';
import { indexParts } from '../../drawing/index-parts.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { ReadStored } from '../../drawing/stored-page.ts';

/** A page as its owner wrote it, with the pages below it where it stacks some. */
interface WrittenPage {
  id: string;
  document: PageDocument;
  parts?: IndexPart[];
  updatedAt: string;
  fellBack: ReadonlyMap<string, string>;
}

/** Far larger than drawn pages, which are compressed, and only for what the page cache does not answer. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Of a page that was drawn once in its version, as nearly all are. */
const DRAWN_ONCE = 'drawn once';
const DRAWN_ONCE_BYTES = 300;

/**
 * Reads pages of owners. Those drawn again in the same version (one copy for each variant, query or pass, what changes
 * by itself) are kept as they were read: asking for and checking one took a quarter of a drawing. Accounts get it read anew,
 * as they may have changed it a moment ago.
 */
export function makeReadWritten({ bundle, readStored }: { bundle: Bundle; readStored: ReadStored }) {
  const kept = makeKept<WrittenPage | typeof DRAWN_ONCE>({ maxBytes: MAX_BYTES });

  async function read(scene: Scene): Promise<WrittenPage | undefined> {
    const { page, children, fellBack } = await readStored(scene);
    if (!page) return undefined;
    const { documents } = await bundle.entry();
    const document = documents.fieldsOf('page', null)?.read(page.body) as PageDocument;
    const { locks } = scene.live;
    return {
      id: page.id,
      document,
      ...(document.kind === 'index' && { parts: indexParts(documents, document, { children, locks }) }),
      updatedAt: page.updatedAt.toISOString(),
      fellBack,
    };
  }

  return async function readWritten(scene: Scene): Promise<WrittenPage | undefined> {
    const { site, live, snapshot, path, visitor, draft } = scene;
    if (visitor || draft) return read(scene);
    const key = `${site.id}:${live.version}:${snapshot.languages.current} ${path}`;
    const of = { id: site.id, liveVersion: live.version };
    const known = kept.get(key);
    if (known !== undefined && known !== DRAWN_ONCE) return known;
    const page = await read(scene);
    if (!page) return undefined;
    if (known === DRAWN_ONCE) kept.put(key, page, { site: of, bytes: weigh(page) });
    else kept.put(key, DRAWN_ONCE, { site: of, bytes: DRAWN_ONCE_BYTES });
    return page;
  };
}

export type ReadWritten = ReturnType<typeof makeReadWritten>;

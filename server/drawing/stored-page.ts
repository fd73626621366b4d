import { chainOf } from '#core/languages/site-languages.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { DraftContent, DraftSite } from '../content/drafts.ts';
import type { StoredPage } from '../content/live.ts';
import type { LiveContent } from '../content/live.ts';
import { makeInLanguage } from '../languages/in-language.ts';
import { childrenNamed } from './index-parts.ts';
import { PublishedMeanwhile } from './published-meanwhile.ts';
import type { Scene } from './scene.ts';

interface Read {
  page: DraftSite['page'];
  children: readonly StoredPage[];
}

/** Reads the page at an address, and the pages an index stacks, of the version and in the language of what surrounds them. */
export function makeReadStored(deps: { live: LiveContent; drafts: DraftContent; bundle: Bundle }) {
  const { live, drafts, bundle } = deps;

  async function read({ site, path, draft, drafted, live: { version } }: Scene): Promise<Read> {
    if (draft) {
      const named = childrenNamed(drafted?.body);
      return { page: drafted, children: named.length === 0 ? [] : await drafts.children(site.id, named) };
    }
    const found = await live.page(site.id, path);
    const named = childrenNamed(found.page?.body);
    const children =
      named.length === 0 ? { version: found.version, pages: [] } : await live.children(site.id, named);
    if (found.version !== version || children.version !== version) throw new PublishedMeanwhile();
    return { page: found.page, children: children.pages };
  }

  async function translationsOf({ site, draft, live: { version }, snapshot }: Scene, of: readonly string[]) {
    const chain = chainOf(snapshot.languages, snapshot.languages.current);
    if (draft) return drafts.translations(site.id, of, chain);
    const found = await live.translations(site.id, of, chain);
    if (found.version !== version) throw new PublishedMeanwhile();
    return found.translations;
  }

  return async function readStored(scene: Scene): Promise<Read & { fellBack: ReadonlyMap<string, string> }> {
    const { page, children } = await read(scene);
    const { languages } = scene.snapshot;
    const { current: language, source } = languages;
    if (!page || language === source) return { page, children, fellBack: new Map() };
    const { documents } = await bundle.entry();
    const found = await translationsOf(scene, [page.id, ...children.map(({ id }) => id)]);
    const inLanguage = makeInLanguage(documents, { languages, language }, found);
    const own = inLanguage({ ...page, key: null }, page.body);
    const stacked = children.map((child) => ({
      child,
      said: inLanguage({ id: child.id, kind: 'page', key: null }, child.body),
    }));
    return {
      page: { ...page, body: own.value },
      children: stacked.map(({ child, said }) => ({ ...child, body: said.value })),
      fellBack: new Map([own, ...stacked.map(({ said }) => said)].flatMap(({ fellBack }) => [...fellBack])),
    };
  };
}

export type ReadStored = ReturnType<typeof makeReadStored>;

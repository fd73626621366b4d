import { startOf } from '#core/collections/collection.ts';
import { freeSlug } from '#core/collections/slug.ts';
import type { Documents } from '#core/content/documents.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { noteLost, type MovingReport } from '#core/moving/report.ts';
import { MAX_TITLE_LENGTH } from '#core/content/page-document.ts';
import { isRecord } from '#core/fields/field.ts';
import { slugifyPath } from '#core/text/text-filters.ts';
import { Failure } from '#contract/errors.ts';
import type { DraftContent } from '../../content/drafts.ts';
import type { Publishing } from '../../content/publishing.ts';
import type { Actor, Content } from '../../content/service.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { Languages } from '../../languages/service.ts';
import { newId, stableId } from '../../ids.ts';
import * as store from '../store.ts';
import type { ExportLanguages } from './wxr-languages.ts';
import type { WxrItem } from './wxr.ts';

/** Gets a picture into the files of the site; says why not otherwise. */
export type FetchPicture = (siteId: string, url: string, alt: string) => Promise<ImageValue | string>;

export interface ImportDeps {
  db: Database;
  documents: Documents;
  content: Content;
  drafts: DraftContent;
  languages: Languages;
  publishing: Publishing;
  fetchPicture: FetchPicture;
}

export interface Blog {
  id: string;
  path: string;
}

/** What is learned of a file before anything of it is taken. */
export interface Overview {
  base: string;
  authors: ReadonlyMap<string, string>;
  /** Where the pictures of the old site are, by their numbers. */
  pictures: ReadonlyMap<string, string>;
  /** Pages without words that posts stand below: they listed these. By their old address, the first is our blog. */
  lists: ReadonlyMap<string, { title: string; path: string }>;
  spoken: ExportLanguages;
  /** What the site is written in. */
  source: string;
}

/** One file on its way in: what is known of it, and what has become of it so far. */
export function makeRun(deps: ImportDeps, actor: Actor, report: MovingReport, overview: Overview) {
  const { db, content, fetchPicture } = deps;
  const { siteId } = actor;
  const { base } = overview;
  const slugs = new Map<string, Promise<Set<string>>>();
  const fetched = new Map<string, Promise<ImageValue | string>>();
  const finished: { origin: string; targetId: string }[] = [];
  let paths: Promise<Set<string>> | undefined;
  let blog: Promise<Blog | undefined> | undefined;

  const origin = (kind: string, id: string) => `${base} ${kind}:${id}`;
  const known = (kind: string, id: string) =>
    db.readSite(siteId, (tx) => store.findTarget(tx, origin(kind, id)));
  const remember = (kind: string, id: string, target: string) =>
    db.site(siteId, (tx) => store.addTargets(tx, siteId, [{ origin: origin(kind, id), targetId: target }]));

  /** Nobody gets it again: it counts as taken from here on. */
  async function freePath(wanted: string): Promise<string> {
    const taken = await (paths ??= db.readSite(siteId, store.takenPaths));
    const made = slugifyPath(wanted).replace(/\/+$/, '') || '/imported';
    const path = `/${freeSlug(made.replace(/^\//, ''), (each) => taken.has(`/${each}`))}`;
    taken.add(path);
    return path;
  }

  async function freeSlugIn(collectionId: string, wanted: string): Promise<string> {
    const asked = slugs.get(collectionId) ?? db.readSite(siteId, (tx) => store.takenSlugs(tx, collectionId));
    slugs.set(collectionId, asked);
    const taken = await asked;
    const slug = freeSlug(wanted, (each) => taken.has(each));
    taken.add(slug);
    return slug;
  }

  async function readBlog(id: string | undefined): Promise<Blog | undefined> {
    const found = id === undefined ? undefined : await content.read({ siteId }, id);
    if (id === undefined || !found || found instanceof Failure || !isRecord(found.body)) return undefined;
    return { id, path: String(found.body.path) };
  }

  async function openBlog(): Promise<Blog | undefined> {
    const before = await known('collection', 'blog');
    const there = await readBlog(before);
    if (there) return there;
    // Made by a run that was killed, unless its owner has deleted it since.
    const id = before === undefined ? stableId(`${siteId} ${origin('collection', 'blog')}`) : newId();
    const left = await readBlog(id);
    const [list = { title: 'Blog', path: '/blog' }] = overview.lists.values();
    const path = left?.path ?? (await freePath(list.path));
    const body = {
      ...startOf('blog'),
      title: list.title.slice(0, MAX_TITLE_LENGTH) || 'Blog',
      path,
      urlFormat: '%t',
    };
    const made = left ?? (await content.create(actor, { kind: 'collection', body, id }));
    if (made instanceof Failure) {
      noteLost(report, 'The blog', made.sentence);
      return undefined;
    }
    run.fresh.push(id);
    finished.push({ origin: origin('collection', 'blog'), targetId: id });
    return { id, path };
  }

  async function fetchOnce(url: string, alt: string): Promise<ImageValue | string> {
    const before = await known('picture', url);
    if (before !== undefined) return { ...(JSON.parse(before) as ImageValue), alt };
    const picture = await fetchPicture(siteId, url, alt);
    if (typeof picture !== 'string') await remember('picture', url, JSON.stringify(picture));
    return picture;
  }

  const run = {
    ...overview,
    actor,
    siteId,
    report,
    db,
    content,
    known,
    remember,
    freePath,
    freeSlugIn,
    /** Made with the first post. */
    blog: () => (blog ??= openBlog()),
    /** Always the same for the same thing of the old site: what a killed run has made is found by the next. */
    idOf: (kind: string, id: string) => stableId(`${siteId} ${origin(kind, id)}`),
    /** What is asked for ten times, or again by a later run, is fetched once. */
    picture(url: string, alt: string): Promise<ImageValue | string> {
      const asked = fetched.get(url) ?? fetchOnce(url, alt);
      fetched.set(url, asked);
      return asked;
    },
    /** Which of these entries came in before. */
    async knownOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const origins = ids.map((id) => origin('item', id));
      const found = await db.readSite(siteId, (tx) => store.findOrigins(tx, origins));
      return new Set(ids.filter((id) => found.has(origin('item', id))));
    },
    /** Counts as done once all that belongs to it is written, which is when its group is settled. */
    done(id: string, target: string): void {
      finished.push({ origin: origin('item', id), targetId: target });
    },
    async rememberDone(keepReport: (tx: Tx) => Promise<void>): Promise<void> {
      const targets = finished.splice(0);
      await db.site(siteId, async (tx) => {
        if (targets.length > 0) await store.addTargets(tx, siteId, targets);
        await keepReport(tx);
      });
    },
    /** What visitors are to see when all is in. */
    fresh: [] as string[],
    redirects: [] as { place: number; from: string; to: string }[],
    /** Ways to pages of a language, whose addresses there are known once all are in. */
    redirectsIn: [] as { place: number; from: string; path: string; language: string }[],
    /** What was written in another language than the site, and translates nothing. */
    ownWords: [] as { of: string; language: string; name: string; isShown: boolean }[],
    documents: deps.documents,
    drafts: deps.drafts,
    languages: deps.languages,
    /** What other systems add to entries, by name; told once however many entries have it. */
    strangers: new Set<string>(),
    menu: [] as { item: WxrItem; place: number }[],
    lose: (what: string, why: string) => noteLost(report, what, why),
    /** As much of some words as there is room for; the rest is named. */
    fit(words: string, max: number, what: string): string {
      if (words.length > max) noteLost(report, what, `Only its first ${max} characters fit.`);
      return words.slice(0, max);
    },
  };
  return run;
}

export type Run = ReturnType<typeof makeRun>;

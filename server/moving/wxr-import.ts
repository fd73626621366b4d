import { createReadStream } from 'node:fs';
import { startOf } from '#core/collections/collection.ts';
import { freeSlug, newSlug, slugProblem } from '#core/collections/slug.ts';
import { termProblem } from '#core/collections/taxonomy.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { countCarried, noteLost, type MovingReport } from '#core/moving/report.ts';
import { isRecord } from '#core/fields/field.ts';
import { MAX_REDIRECTS } from '#core/settings/redirects.ts';
import { slugifyPath } from '#core/text-filters.ts';
import { Failure } from '#contract/errors.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import { partsFromHtml, type Part } from './html-parts.ts';
import * as store from './store.ts';
import { sectionsFrom } from './wxr-body.ts';
import { makeWxrReader, type WxrComment, type WxrItem } from './wxr.ts';

/** Gets a picture into the files of the site; says why not otherwise. */
export type FetchPicture = (siteId: string, url: string, alt: string) => Promise<ImageValue | string>;

const STATUS: Readonly<Record<string, string>> = {
  publish: 'published',
  future: 'scheduled',
  pending: 'needs_review',
  draft: 'draft',
  private: 'draft',
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
const PUBLISHED_TOGETHER = 200;

export interface Progress {
  report: MovingReport;
  /** Called now and then, so that somebody can watch and a restart knows where it stands. */
  save: (done: number) => Promise<void>;
}

/** Moves an export of WordPress or Squarespace in. A second run of the same file finds everything done. */
export function makeWxrImport(deps: {
  db: Database;
  content: Content;
  publishing: Publishing;
  fetchPicture: FetchPicture;
}) {
  const { db, content, publishing, fetchPicture } = deps;

  return async function run(actor: Actor, file: string, { report, save }: Progress): Promise<void> {
    const { siteId } = actor;
    let base = '';
    const authors = new Map<string, string>();
    const waiting: WxrItem[] = [];
    const fresh: string[] = [];
    const redirects: { from: string; to: string }[] = [];
    const menu: { item: WxrItem; order: number }[] = [];
    const slugs = new Map<string, Set<string>>();
    let paths: Set<string> | undefined;
    let blog: { id: string; path: string } | undefined;

    const origin = (kind: string, id: string) => `${base} ${kind}:${id}`;
    const known = (kind: string, id: string) =>
      db.readSite(siteId, (tx) => store.findTarget(tx, origin(kind, id)));
    const remember = (kind: string, id: string, target: string) =>
      db.site(siteId, (tx) => store.addTarget(tx, siteId, origin(kind, id), target));
    const freePath = async (wanted: string): Promise<string> => {
      paths ??= await db.readSite(siteId, store.takenPaths);
      const made = slugifyPath(wanted).replace(/\/+$/, '') || '/imported';
      const path = `/${freeSlug(made.replace(/^\//, ''), (each) => paths?.has(`/${each}`) ?? false)}`;
      paths.add(path);
      return path;
    };

    async function blogOf(): Promise<{ id: string; path: string } | undefined> {
      if (blog) return blog;
      const id = await known('collection', 'blog');
      const found = id === undefined ? undefined : await content.read({ siteId }, id);
      if (id !== undefined && found && !(found instanceof Failure) && found.body)
        return (blog = { id, path: String((found.body as { path?: unknown }).path) });
      const path = await freePath('/blog');
      const body = { ...startOf('blog'), title: 'Blog', path, urlFormat: '%t' };
      const made = await content.create(actor, 'collection', body);
      if (made instanceof Failure) {
        noteLost(report, 'The blog', made.sentence);
        return undefined;
      }
      fresh.push(made.id);
      await remember('collection', 'blog', made.id);
      return (blog = { id: made.id, path });
    }

    async function bodyOf(
      item: WxrItem,
      name: string,
    ): Promise<{ sections: unknown[]; first: ImageValue | undefined }> {
      const { parts, lost } = partsFromHtml(
        withoutShortcodes(item.content, (code) =>
          noteLost(report, `${name}: [${code}]`, 'A shortcode of another system; its words stay.'),
        ),
      );
      for (const what of lost) noteLost(report, `${name}: ${what}`, 'Has no counterpart here.');
      const pictures = new Map<string, ImageValue>();
      for (const { src, alt } of parts.filter(
        (part): part is Extract<Part, { kind: 'image' }> => part.kind === 'image',
      )) {
        if (pictures.has(src)) continue;
        const url = URL.canParse(src, base) ? new URL(src, base).href : src;
        const picture = await fetchPicture(siteId, url, alt);
        if (typeof picture === 'string')
          noteLost(report, `${name}: the picture ${url}`, `${picture} A link stands in its place.`);
        else {
          pictures.set(src, picture);
          countCarried(report, 'pictures');
        }
      }
      return { sections: sectionsFrom(parts, pictures), first: pictures.values().next().value };
    }

    async function takeComments(item: WxrItem, documentId: string): Promise<void> {
      const ids = new Map<string, string>();
      for (const comment of item.comments) {
        if (comment.type !== '' && comment.type !== 'comment') {
          noteLost(report, `${item.title}: a ${comment.type}`, 'Only comments are carried.');
          continue;
        }
        const id = newId();
        ids.set(comment.id, id);
        await db.site(siteId, (tx) =>
          store.addComment(tx, {
            siteId,
            id,
            documentId,
            parentId: ids.get(comment.parent) ?? null,
            name: comment.author.slice(0, 80) || 'Somebody',
            email: comment.email.slice(0, 254).toLowerCase(),
            text: commentWords(comment),
            state: comment.approved === '1' ? 'approved' : comment.approved === 'spam' ? 'spam' : 'waiting',
            createdAt: new Date(momentOf(comment.date) || momentOf(item.date) || 0),
          }),
        );
        countCarried(report, 'comments');
      }
    }

    async function takePost(item: WxrItem): Promise<void> {
      const place = await blogOf();
      if (!place) return noteLost(report, item.title, 'There is no blog to put it in.');
      const name = item.title || item.slug || item.id;
      const taken =
        slugs.get(place.id) ?? (await db.readSite(siteId, (tx) => store.takenSlugs(tx, place.id)));
      slugs.set(place.id, taken);
      const at = momentOf(item.date);
      if (at === '' && item.date !== '')
        noteLost(report, `${name}: its date ${item.date}`, 'There is no such day.');
      const wanted =
        slugProblem(item.slug) === undefined
          ? item.slug
          : newSlug(item.title, '%t', { year: 0, month: 0, day: 0 });
      const slug = freeSlug(wanted, (each) => taken.has(each));
      taken.add(slug);
      const { sections, first } = await bodyOf(item, name);
      const terms = (taxonomy: 'tags' | 'categories', from: string) => {
        const names = item.terms.filter((term) => term.taxonomy === from).map((term) => term.name);
        return names.filter((term) => {
          const problem = termProblem(taxonomy, term);
          if (problem) noteLost(report, `${name}: “${term}”`, problem);
          return problem === undefined;
        });
      };
      const status = STATUS[item.status] ?? 'draft';
      const made = await content.create(actor, 'item', {
        collectionId: place.id,
        title: name.slice(0, 200),
        slug,
        status: status === 'scheduled' && at === '' ? 'draft' : status,
        publishAt: at,
        author: (authors.get(item.author) ?? item.author).slice(0, 100),
        tags: terms('tags', 'post_tag').slice(0, 50),
        categories: terms('categories', 'category').slice(0, 50),
        excerpt: plain(item.excerpt).slice(0, 1000),
        ...(first && { thumbnail: first }),
        body: { sections },
      });
      if (made instanceof Failure) return noteLost(report, name, refusalOf(made));
      await finish(item, made.id, 'posts', `${place.path}/${slug}`);
      await takeComments(item, made.id);
    }

    async function takePage(item: WxrItem): Promise<void> {
      const name = item.title || item.slug || item.id;
      const old = pathIn(item.link);
      const path = await freePath(old === '' || old === '/' ? `/${item.slug || 'page'}` : old);
      const { sections } = await bodyOf(item, name);
      const made = await content.create(actor, 'page', {
        title: name.slice(0, 200),
        path,
        description: plain(item.excerpt).slice(0, 400),
        body: { sections },
      });
      if (made instanceof Failure) return noteLost(report, name, refusalOf(made));
      if (item.comments.length > 0)
        noteLost(report, `${name}: ${item.comments.length} comments`, 'Pages have no comments.');
      await finish(item, made.id, 'pages', path);
    }

    async function finish(item: WxrItem, id: string, kind: string, path: string): Promise<void> {
      await remember('item', item.id, id);
      countCarried(report, kind);
      if (item.status === 'publish' || item.status === 'future' || item.status === 'inherit') fresh.push(id);
      const old = pathIn(item.link);
      if (old !== '' && old !== '/' && old !== path) redirects.push({ from: old, to: path });
    }

    async function takeAttachment(item: WxrItem): Promise<void> {
      const picture = await fetchPicture(
        siteId,
        item.attachmentUrl,
        item.meta._wp_attachment_image_alt ?? item.title,
      );
      if (typeof picture === 'string') return noteLost(report, `The file ${item.attachmentUrl}`, picture);
      await remember('item', item.id, picture.src);
      countCarried(report, 'files');
    }

    async function take(item: WxrItem): Promise<void> {
      if (item.id === '') item.id = item.link || item.title;
      if ((await known('item', item.id)) !== undefined) {
        report.known += 1;
        return;
      }
      if (item.status === 'trash' || item.status === 'auto-draft')
        noteLost(report, item.title || item.id, 'It was in the trash.');
      else if (item.type === 'post') await takePost(item);
      else if (item.type === 'page') await takePage(item);
      else if (item.type === 'attachment') await takeAttachment(item);
      else if (item.type === 'nav_menu_item') menu.push({ item, order: menu.length });
      else
        noteLost(
          report,
          `${item.type || 'An entry'}: ${item.title || item.id}`,
          NOT_CONTENT.includes(item.type)
            ? 'It is a setting of the other system.'
            : 'Entries of this kind are not carried.',
        );
    }

    const reader = makeWxrReader({
      base: (url) => (base ||= url.replace(/\/+$/, '')),
      author: (login, name) => authors.set(login, name),
      item: (item) => waiting.push(item),
    });
    let done = 0;
    const decoder = new TextDecoder('utf-8');
    for await (const chunk of createReadStream(file)) {
      const bytes = chunk as Buffer;
      reader.write(decoder.decode(bytes, { stream: true }));
      for (const item of waiting.splice(0)) await take(item);
      done += bytes.length;
      await save(done);
    }
    reader.close();
    for (const item of waiting.splice(0)) await take(item);
    await addMenu(
      actor,
      menu.map(({ item }) => item),
    );
    await addRedirects(actor, redirects);
    for (let start = 0; start < fresh.length; start += PUBLISHED_TOGETHER) {
      const documentIds = fresh.slice(start, start + PUBLISHED_TOGETHER);
      const released = await publishing.publish(actor, { documentIds, note: 'Moved in' });
      if (released instanceof Failure && released.code !== 'nothingToPublish')
        noteLost(report, `${documentIds.length} entries stay drafts`, released.sentence);
    }
    await save(done);

    async function addMenu(by: Actor, items: readonly WxrItem[]): Promise<void> {
      if (items.length === 0) return;
      const entries: { title: string; href: string; children: unknown[] }[] = [];
      const byId = new Map<string, { title: string; href: string; children: unknown[] }>();
      for (const item of items) {
        const target = await known('item', item.meta._menu_item_object_id ?? '');
        const page = target === undefined ? undefined : await content.read({ siteId }, target);
        const path = page && !(page instanceof Failure) && isRecord(page.body) ? page.body.path : undefined;
        const href =
          typeof path === 'string'
            ? path
            : pathIn(item.meta._menu_item_url ?? '') || (item.meta._menu_item_url ?? '');
        const title =
          item.title ||
          (page && !(page instanceof Failure) && isRecord(page.body) ? String(page.body.title) : '');
        if (title === '' || href === '') {
          noteLost(report, `A link in the menu: ${item.title || item.id}`, 'What it led to was not carried.');
          continue;
        }
        const entry = { title: title.slice(0, 100), href, children: [] };
        byId.set(item.id, entry);
        const parent = byId.get(item.meta._menu_item_menu_item_parent ?? '');
        (parent ? parent.children : entries).push(parent ? { title: entry.title, href } : entry);
        await remember('item', item.id, by.siteId);
        countCarried(report, 'links in the menu');
      }
      await changeSingle(by, 'navigation', 'navigation', (body) => ({
        ...body,
        main: [...(Array.isArray(body.main) ? (body.main as unknown[]) : []), ...entries].slice(0, 100),
      }));
    }

    async function addRedirects(by: Actor, rules: readonly { from: string; to: string }[]): Promise<void> {
      if (rules.length === 0) return;
      await changeSingle(by, 'settings', 'redirects', (body) => {
        const own = Array.isArray(body.rules) ? (body.rules as { from: string }[]) : [];
        const taken = new Set(own.map(({ from }) => from));
        const added = rules.flatMap(({ from, to }) => {
          const isDouble = taken.has(from);
          taken.add(from);
          if (isDouble) noteLost(report, `The way from ${from} to ${to}`, 'Another way starts there.');
          return isDouble ? [] : [{ from, to, status: 301 }];
        });
        const room = MAX_REDIRECTS - own.length;
        for (const { from } of added.slice(room))
          noteLost(report, `The way from ${from}`, 'There is no room for more redirects.');
        for (const _ of added.slice(0, room)) countCarried(report, 'redirects');
        return { ...body, rules: [...own, ...added.slice(0, room)] };
      });
    }

    async function changeSingle(
      by: Actor,
      kind: 'navigation' | 'settings',
      key: string,
      edit: (body: Record<string, unknown>) => Record<string, unknown>,
    ): Promise<void> {
      const listed = await content.list({ siteId }, kind);
      const entry = listed instanceof Failure ? undefined : listed.find((each) => each.key === key);
      const stored = entry && (await content.read({ siteId }, entry.id));
      const before = stored && !(stored instanceof Failure) && isRecord(stored.body) ? stored.body : {};
      const body = edit(before);
      const saved =
        entry && stored && !(stored instanceof Failure)
          ? await content.save(by, entry.id, { base: stored.revision, body })
          : await content.create(by, kind, body, key);
      if (saved instanceof Failure) noteLost(report, key, refusalOf(saved));
      else if (entry) fresh.push(entry.id);
      else if ('id' in saved) fresh.push(saved.id);
    }
  };
}

/** `2020-01-02 03:04:05` as a moment; empty for days there are not, such as those of the year 0. */
export function momentOf(date: string): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(date) ?? [];
  if (day === undefined || day < '1000') return '';
  const moment = new Date(`${day}T${time}.000Z`);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

/** Captions become figures; other shortcodes are named, and their words stay. */
export function withoutShortcodes(html: string, onOther: (code: string) => void): string {
  const captioned = html.replaceAll(
    /\[caption[^\]]*\]\s*(<a[^>]*>)?\s*(<img[^>]*>)\s*(?:<\/a>)?\s*([^[]*)\[\/caption\]/gi,
    (_, _link, img: string, caption: string) => `<figure>${img}<figcaption>${caption}</figcaption></figure>`,
  );
  return captioned.replaceAll(/\[\/?([a-z][\w-]*)(?:\s[^\]]*)?\]/gi, (_, code: string) => {
    onOther(code);
    return '';
  });
}

function pathIn(link: string): string {
  return URL.canParse(link) ? new URL(link).pathname.replace(/(?<=.)\/+$/, '') : '';
}

function plain(html: string): string {
  const { parts } = partsFromHtml(html);
  return parts
    .flatMap((part) => (part.kind === 'text' ? part.content : []))
    .map((block) => ('content' in block ? (block.content ?? []) : []))
    .flatMap((nodes) => nodes.map((node) => ('text' in node ? node.text : ' ')))
    .join('')
    .trim();
}

function commentWords({ content }: WxrComment): string {
  return (plain(content) || content).slice(0, 5000);
}

function refusalOf(failure: Failure): string {
  const { errors } = failure.details;
  const first = isRecord(errors) ? Object.entries(errors)[0] : undefined;
  return first ? `${first[0]}: ${String(first[1])}` : failure.sentence;
}

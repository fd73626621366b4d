import { DAY_MS } from '#core/durations.ts';
import type { ImageValue } from '#core/fields/index.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import { fromText } from '#core/rich-text/from-text.ts';
import { startOf } from '#core/collections/collection.ts';
import type {
  BlockDraft,
  CollectionDraft,
  ItemDraft,
  MenuDraft,
  SectionDraft,
  Template,
  TemplateComment,
} from './template.ts';

export interface NewDocument {
  /** Given where others name it. */
  id?: string;
  kind: DocumentKind;
  key: string | null;
  body: Record<string, unknown>;
  /** Of an item: what readers wrote below it. */
  comments?: readonly TemplateComment[];
}

/** Turns a template into the documents of a new site. `pictures` are the files that were taken in for it. */
export function instantiate(
  template: Template,
  pictures: ReadonlyMap<string, ImageValue>,
  newId: () => string,
  now: Date,
): NewDocument[] {
  const collections = (template.collections ?? []).map((draft) => ({ id: newId(), draft }));
  const ids = new Map(collections.map(({ id, draft }) => [draft.path, id]));
  const sections = (drafts: readonly SectionDraft[]) =>
    drafts.map((draft) => named(sectionOf(draft, pictures, newId), ids));
  const stacked = new Map(
    template.pages.flatMap(({ children = [] }) => children).map((path) => [path, newId()]),
  );
  const pages = template.pages.map(({ sections: drafts, children = [], ...page }) => {
    const id = stacked.get(page.path);
    return {
      ...(id !== undefined && { id }),
      kind: 'page' as const,
      key: null,
      body: {
        ...(resolve(page, pictures) as object),
        ...(children.length > 0 && { children: children.map((path) => stacked.get(path)) }),
        body: { sections: sections(drafts) },
      },
    };
  });
  return [
    { kind: 'theme', key: 'theme', body: { ...template.theme } },
    { kind: 'navigation', key: 'navigation', body: { main: template.navigation.map(menuItem) } },
    {
      kind: 'headerFooter',
      key: 'headerFooter',
      body: {
        header: resolve(template.header, pictures),
        ...(template.announcement && { announcement: template.announcement }),
        footer: { sections: sections(template.footer) },
      },
    },
    ...Object.entries(template.settings).map(([key, values]) => ({
      kind: 'settings' as const,
      key,
      body: resolve(values, pictures) as Record<string, unknown>,
    })),
    ...(template.forms ?? []).map(({ id, form }) => ({ kind: 'form' as const, key: id, body: { ...form } })),
    ...(template.popup
      ? [
          {
            kind: 'popup' as const,
            key: 'popup',
            body: resolve(template.popup, pictures) as Record<string, unknown>,
          },
        ]
      : []),
    ...pages,
    ...collections.flatMap(({ id, draft }) => {
      const body = named(collectionBody(draft, pictures), ids);
      const itemPage = { sections: sections(draft.itemPage ?? []) };
      return [
        { id, kind: 'collection' as const, key: null, body: { ...body, itemPage } },
        ...draft.items.map((item) => ({
          ...(item.comments && { id: newId(), comments: item.comments }),
          kind: 'item' as const,
          key: null,
          body: {
            ...itemBody(item, pictures, now),
            collectionId: id,
            body: { sections: sections(item.sections) },
          },
        })),
      ];
    }),
  ];
}

function collectionBody(
  { items: _, itemPage: __, values, ...draft }: CollectionDraft,
  pictures: ReadonlyMap<string, ImageValue>,
): Record<string, unknown> {
  const body = { ...startOf(draft.kind), isDemo: true, ...draft, ...values };
  return resolve(body, pictures) as Record<string, unknown>;
}

function itemBody(
  { sections: _, comments: __, values, ...draft }: ItemDraft,
  pictures: ReadonlyMap<string, ImageValue>,
  now: Date,
): Record<string, unknown> {
  const body = resolve({ status: 'published', ...draft, ...values }, pictures) as Record<string, unknown>;
  return dated(body, now) as Record<string, unknown>;
}

/** Puts ids in the places that name a collection by its address: `collection:/journal`. */
function named<T>(value: T, ids: ReadonlyMap<string, string>): T {
  const walk = (each: unknown): unknown => {
    if (typeof each === 'string' && each.startsWith('collection:')) {
      const id = ids.get(each.slice('collection:'.length));
      if (id === undefined) throw new Error(`The template has no ${each}.`);
      return id;
    }
    if (Array.isArray(each)) return each.map(walk);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, entry]) => [key, walk(entry)]));
  };
  return walk(value) as T;
}

/** Puts moments in the places that count days: `day:+12T18:30`. */
function dated(value: unknown, now: Date): unknown {
  const [, days, time] = typeof value === 'string' ? (/^day:([+-]\d+)T(\d\d:\d\d)$/.exec(value) ?? []) : [];
  if (days !== undefined)
    return `${new Date(now.getTime() + Number(days) * DAY_MS).toISOString().slice(0, 10)}T${time}:00.000Z`;
  if (Array.isArray(value)) return value.map((entry) => dated(entry, now));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, dated(entry, now)]));
}

export function sectionOf(
  { background, blocks, ...style }: SectionDraft,
  pictures: ReadonlyMap<string, ImageValue>,
  newId: () => string,
) {
  return {
    id: newId(),
    style: { ...style, ...(background && { background: resolve(background, pictures) }) },
    blocks: blocks.map((draft) => toBlock(draft, pictures, newId)),
  };
}

function toBlock(
  { type, place, phone, animation, values }: BlockDraft,
  pictures: ReadonlyMap<string, ImageValue>,
  newId: () => string,
) {
  return {
    id: newId(),
    type,
    place: { base: place, ...(phone && { phone }) },
    ...(animation && { animation }),
    values: resolve(values, pictures),
  };
}

function menuItem({ title, to, children = [] }: MenuDraft): Record<string, unknown> {
  return {
    title,
    href: children.length > 0 ? '' : to,
    children: children.map((child) => ({ title: child.title, href: child.to })),
  };
}

/** Puts pictures and formatted texts in the places that name them: `picture:jar`, `text:Some *words*`. */
function resolve(value: unknown, pictures: ReadonlyMap<string, ImageValue>): unknown {
  if (typeof value === 'string' && value.startsWith('text:')) return fromText(value.slice('text:'.length));
  if (typeof value === 'string' && value.startsWith('picture:')) {
    const picture = pictures.get(value.slice('picture:'.length));
    if (!picture) throw new Error(`The template has no picture called ${value.slice('picture:'.length)}.`);
    return picture;
  }
  if (Array.isArray(value)) return value.map((entry) => resolve(entry, pictures));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolve(entry, pictures)]));
}

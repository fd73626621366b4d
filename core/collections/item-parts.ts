import { sectionStyle } from '../page/stored/fields.ts';
import { GRID_COLUMNS, type Block, type PageBody, type Place, type Section } from '../page/page.ts';
import { choice, group, text, toggle, type ValueOf } from '../fields/index.ts';
import { control } from '../fields/field.ts';
import type { Collection } from './collection.ts';
import type { CollectionKind } from './kinds.ts';

/** What of an item can be placed on its page, in the order it is offered. */
export const ITEM_PARTS = [
  'head',
  'title',
  'excerpt',
  'date',
  'author',
  'picture',
  'media',
  'body',
  'field',
  'fields',
  'categories',
  'tags',
  'when',
  'place',
  'calendar',
  'course',
  'share',
  'comments',
  'neighbours',
  'related',
  'back',
] as const;
export type ItemPart = (typeof ITEM_PARTS)[number];

interface PartFacts {
  name: string;
  summary: string;
  /** Only of items of these kinds; of all otherwise. */
  kinds?: readonly CollectionKind[];
}

export const PART_FACTS: Readonly<Record<ItemPart, PartFacts>> = {
  head: { name: 'Head', summary: 'Title, excerpt, date, author and facts, as they usually stand together.' },
  title: { name: 'Title', summary: 'The first heading of the page.' },
  excerpt: { name: 'Excerpt', summary: 'The few words that lists show of it.' },
  date: { name: 'Date', summary: 'The day it was published.' },
  author: { name: 'Author', summary: 'Who wrote it, with a link to all that is theirs.' },
  picture: { name: 'Picture', summary: 'The picture that lists show of it.' },
  media: { name: 'Picture, film or track', summary: 'What is looked at or listened to first.' },
  body: { name: 'Text', summary: 'What is written on the page of each one.' },
  field: { name: 'One field', summary: 'The value of one of your own fields.' },
  fields: { name: 'All fields', summary: 'All of your own fields with their labels.' },
  categories: { name: 'Categories', summary: 'Links to the lists of its categories.' },
  tags: { name: 'Tags', summary: 'Links to the lists of its tags.' },
  when: { name: 'When', summary: 'The time of the event.', kinds: ['events'] },
  place: { name: 'Where', summary: 'The place and its address.' },
  calendar: { name: 'Into a calendar', summary: 'A file for the visitor’s calendar.', kinds: ['events'] },
  course: { name: 'All lessons', summary: 'The lessons of the course, this one marked.', kinds: ['lessons'] },
  share: { name: 'Share', summary: 'Links to send it to somebody.' },
  comments: { name: 'Comments', summary: 'What readers say, and the form to say something.' },
  neighbours: { name: 'Before and after', summary: 'The way to the one before and the one after.' },
  related: { name: 'Related', summary: 'Others with the same tags and categories.' },
  back: { name: 'Back to the list', summary: 'A link to the list it belongs to.' },
};

/** The block by which a part of an item is placed. */
export const ITEM_PART_BLOCK = 'item-part';

const names = Object.fromEntries(ITEM_PARTS.map((part) => [part, PART_FACTS[part].name])) as Record<
  ItemPart,
  string
>;

export const itemPartFields = group({
  part: choice(ITEM_PARTS, 'title', { label: 'Shows', labels: names }),
  field: { ...text({ max: 40 }), control: control('itemField', { label: 'Field' }) },
  showLabel: toggle(true, { label: 'Show its label' }),
});
export type ItemPartValues = ValueOf<typeof itemPartFields>;

/** Which parts can be placed on pages of items of a kind. */
export function partsOf(kind: CollectionKind): ItemPart[] {
  return ITEM_PARTS.filter((part) => PART_FACTS[part].kinds?.includes(kind) ?? true);
}

export function hasPart({ sections }: PageBody, part: ItemPart): boolean {
  return sections.some(({ blocks }) =>
    blocks.some(({ type, values }) => type === ITEM_PART_BLOCK && values.part === part),
  );
}

/** What an owner starts from: the usual page of items, taken apart. Its ids are always the same, so two who begin at once begin with the same. */
export function usualItemPage(collection: UsualPage): PageBody {
  const { kind, fields, showPicture, showTerms, showShare, showRelated } = collection;
  const only = (isShown: boolean, part: ItemPart): ItemPart[] => (isShown ? [part] : []);
  return {
    sections: [
      section('head', { space: 'small' }, ['head']),
      ...(showPicture || PLAYED.includes(kind) ? [section('media', { space: 'none' }, ['media'])] : []),
      section('body', { space: 'none' }, ['body']),
      section('foot', { space: 'small', variant: 'item-foot' }, [
        ...only(kind === 'lessons', 'course'),
        ...only(fields.length > 0, 'fields'),
        ...only(showTerms, 'tags'),
        ...only(showShare, 'share'),
        'comments',
        'neighbours',
        ...only(showRelated, 'related'),
      ]),
    ],
  };
}

type UsualPage = Pick<
  Collection,
  'kind' | 'fields' | 'showPicture' | 'showTerms' | 'showShare' | 'showRelated'
>;
/** Looked at or listened to, whether pictures are shown or not. */
const PLAYED: readonly CollectionKind[] = ['videos', 'lessons', 'album'];

function section(name: string, style: Partial<Section['style']>, parts: readonly ItemPart[]): Section {
  return {
    id: fixedId(`section${name}`),
    style: { ...sectionStyle.initial, ...style },
    blocks: parts.map((part, index) => ({
      id: fixedId(`part${part}`),
      type: ITEM_PART_BLOCK,
      values: { ...itemPartFields.initial, part },
      place: { base: { column: 1, span: GRID_COLUMNS, row: index + 1, rows: 1 } },
      animation: 'none',
    })),
  };
}

const ID_LENGTH = 24;
const fixedId = (name: string) => name.padEnd(ID_LENGTH, '0');

/** The page of one item: parts it has nothing for are left out, and what stood below them moves up. */
export function pageWithout(page: PageBody, isEmpty: (values: ItemPartValues) => boolean): PageBody {
  return {
    sections: page.sections.flatMap((each) => {
      const kept = each.blocks.filter(
        ({ type, values }) => type !== ITEM_PART_BLOCK || !isEmpty(values as ItemPartValues),
      );
      if (kept.length === each.blocks.length) return [each];
      return kept.length === 0 ? [] : [{ ...each, blocks: closeRows(each.blocks, kept) }];
    }),
  };
}

/** Closes the rows that only removed blocks stood in, on wide screens and on phones alike. */
function closeRows(before: readonly Block[], kept: readonly Block[]): Block[] {
  const moveBase = rowMover(
    before.map(({ place }) => place.base),
    kept.map(({ place }) => place.base),
  );
  const movePhone = rowMover(
    before.flatMap(({ place }) => place.phone ?? []),
    kept.flatMap(({ place }) => place.phone ?? []),
  );
  return kept.map((block) => ({
    ...block,
    place: {
      base: moveBase(block.place.base),
      ...(block.place.phone && { phone: movePhone(block.place.phone) }),
    },
  }));
}

function rowMover(before: readonly Place[], kept: readonly Place[]): (place: Place) => Place {
  const rowsOf = (places: readonly Place[]) =>
    new Set(places.flatMap(({ row, rows }) => Array.from({ length: rows }, (_, index) => row + index)));
  const held = rowsOf(kept);
  const closed = [...rowsOf(before)].filter((row) => !held.has(row));
  return (place) => ({ ...place, row: place.row - closed.filter((row) => row < place.row).length });
}

import { placeIn } from '#core/collections/address.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import type { CustomDefinition } from '#core/collections/custom-fields.ts';
import { withCustomFields } from '#core/collections/item-texts.ts';
import type { Documents } from '#core/content/documents.ts';
import { TERMS_NAME } from '#core/languages/names.ts';
import { saidTerm, termsAsWritten, termTexts, type SaidTerms } from '#core/languages/terms/said-terms.ts';
import { chainOf } from '#core/languages/site-languages.ts';
import type { Card, ListView, TermKind } from '#site/collections/view.ts';
import type { DraftContent } from '../../content/drafts.ts';
import type { LiveContent } from '../../content/live.ts';
import { makeSay, type Speech } from '../../languages/in-language.ts';
import type { Shelf } from '../places.ts';
import type { OpenedItem } from './open-item.ts';

export interface SaidItem extends OpenedItem {
  /** Blocks of its page that are said in another language than was asked for. */
  fellBack: ReadonlyMap<string, string>;
}

/** Says items in the language of whoever reads; nothing more is read where that is the one they were written in. */
export function makeItemSpeech(deps: { documents: Documents; live: LiveContent; drafts: DraftContent }) {
  const { documents, live, drafts } = deps;

  async function sayIn({ siteId, isDraft, collections }: Shelf, speech: Speech, ids: readonly string[]) {
    const chain = chainOf(speech.languages, speech.language);
    const found = isDraft
      ? await drafts.translations(siteId, ids, chain)
      : (await live.translations(siteId, ids, chain)).translations;
    const sayIt = makeSay(speech, found);
    const fields = documents.fieldsOf('item', null);
    const { blockOf } = documents;
    const say = <T>(id: string, body: T, definitions: readonly CustomDefinition[] = []) =>
      fields
        ? sayIt(id, fields.read(body) as T, {
            control: withCustomFields(fields.control, definitions),
            blockOf,
          })
        : { value: body, fellBack: new Map<string, string>() };
    const card = (written: Card): Card => {
      const { id, path, title, details } = written;
      const { excerpt, thumbnail, place, chapter = '', custom } = details;
      const definitions = placeIn(collections, path)?.collection.collection.fields;
      const { value } = say(id, { title, excerpt, thumbnail, place, chapter, custom }, definitions);
      return {
        ...written,
        title: value.title,
        details: {
          ...details,
          excerpt: value.excerpt,
          thumbnail: value.thumbnail,
          place: value.place,
          custom: value.custom,
          ...(chapter !== '' && { chapter: value.chapter }),
        },
      };
    };
    /** Where the translations of terms were read. */
    const terms = (names: readonly string[]): SaidTerms =>
      sayIt(TERMS_NAME, termsAsWritten(names), termTexts(names, '')).value;
    return { say, card, terms };
  }

  async function termNames(shelf: Shelf, names: readonly string[]): Promise<SaidTerms | undefined> {
    if (!shelf.speech || names.length === 0) return undefined;
    return (await sayIn(shelf, shelf.speech, [TERMS_NAME])).terms(names);
  }

  const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);

  async function cards(shelf: Shelf, written: readonly Card[]): Promise<Card[]> {
    if (!shelf.speech || written.length === 0) return [...written];
    const { card } = await sayIn(shelf, shelf.speech, idsOf(written));
    return written.map(card);
  }

  return {
    cards,

    /** Whole items, with their cards. */
    async items<T extends { card: Card; item: ItemDocument }>(
      shelf: Shelf,
      written: readonly T[],
    ): Promise<T[]> {
      if (!shelf.speech || written.length === 0) return [...written];
      const ids = written.map((each) => each.card.id);
      const { say, card, terms } = await sayIn(shelf, shelf.speech, [TERMS_NAME, ...ids]);
      const said = terms(written.flatMap(({ item }) => [...item.tags, ...item.categories]));
      const inWords = (names: readonly string[]) => names.map((name) => saidTerm(said, name));
      return written.map((each) => {
        const { tags, categories, ...item } = say(each.card.id, each.item).value;
        return {
          ...each,
          card: card(each.card),
          item: { ...item, tags: inWords(tags), categories: inWords(categories) },
        };
      });
    },

    /** Tags or categories by the names that visitors read. */
    async terms<T extends { name: string }>(shelf: Shelf, written: readonly T[]): Promise<T[]> {
      const said = await termNames(
        shelf,
        written.map(({ name }) => name),
      );
      return written.map((term) => ({ ...term, name: saidTerm(said, term.name) }));
    },

    async list(shelf: Shelf, view: ListView): Promise<ListView> {
      const { calendar, filter, categories } = view;
      const ofFilter = filter && isTerm(filter.kind) ? [filter.name] : [];
      const said = await termNames(shelf, [...ofFilter, ...categories.map(({ name }) => name)]);
      return {
        ...view,
        filter: filter && isTerm(filter.kind) ? { ...filter, name: saidTerm(said, filter.name) } : filter,
        categories: categories.map((term) => ({ ...term, name: saidTerm(said, term.name) })),
        cards: await cards(shelf, view.cards),
        calendar: calendar && { ...calendar, events: await cards(shelf, calendar.events) },
      };
    },

    /** With what its page shows of others. */
    async item(shelf: Shelf, opened: OpenedItem): Promise<SaidItem> {
      if (!shelf.speech) return { ...opened, fellBack: new Map() };
      const { view } = opened;
      const others = [view.previous, view.next, ...view.related, ...view.lessons].filter(
        (each) => each !== null,
      );
      const { say, card, terms } = await sayIn(shelf, shelf.speech, [
        TERMS_NAME,
        view.id,
        ...idsOf(others),
        ...Object.keys(view.references),
      ]);
      const owner = shelf.collections.find(({ id }) => id === opened.item.collectionId);
      const { value: item, fellBack } = say(view.id, opened.item, owner?.collection.fields);
      return {
        ...opened,
        item,
        fellBack,
        view: {
          ...view,
          termNames: terms([...item.tags, ...item.categories]),
          previous: view.previous && card(view.previous),
          next: view.next && card(view.next),
          related: view.related.map(card),
          lessons: view.lessons.map(card),
          references: Object.fromEntries(
            Object.entries(view.references).map(([id, each]) => [id, card(each)]),
          ),
        },
      };
    },
  };
}

/** People and months are called the same in all languages. */
const isTerm = (kind: TermKind): boolean => kind === 'tag' || kind === 'category';

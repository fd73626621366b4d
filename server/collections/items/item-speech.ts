import { placeIn } from '#core/collections/address.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import type { CustomDefinition } from '#core/collections/custom-fields.ts';
import { withCustomFields } from '#core/collections/item-texts.ts';
import type { Documents } from '#core/content/documents.ts';
import { chainOf } from '#core/languages/site-languages.ts';
import type { Card, ListView } from '#site/collections/view.ts';
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
    return { say, card };
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
      const { say, card } = await sayIn(
        shelf,
        shelf.speech,
        written.map((each) => each.card.id),
      );
      return written.map((each) => ({
        ...each,
        card: card(each.card),
        item: say(each.card.id, each.item).value,
      }));
    },

    async list(shelf: Shelf, view: ListView): Promise<ListView> {
      const { calendar } = view;
      return {
        ...view,
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
      const { say, card } = await sayIn(shelf, shelf.speech, [
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

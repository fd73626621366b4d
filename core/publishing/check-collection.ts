import type { Collection } from '../collections/collection.ts';
import { customFields } from '../collections/custom-fields.ts';
import type { ItemDocument } from '../collections/item.ts';
import type { Control } from '../fields/field.ts';
import type { PageBody } from '../page/page.ts';
import type { BodyFacts } from './body-facts.ts';
import { checkBody, checkValues } from './check-body.ts';
import { isUntitled, SETTINGS, type Finding } from './finding.ts';

const NO_ANCHORS: ReadonlySet<string> = new Set();
/** Details of an item that visitors see or follow; its page is looked at by itself. */
const DETAILS = ['thumbnail', 'isDecorative', 'clickThrough', 'source', 'video'] as const;

/** Its name, what stands above the list, and what surrounds every item. */
export function checkCollection(
  { title, body, itemPage }: { title: string; body: PageBody; itemPage: PageBody },
  facts: BodyFacts,
): Finding[] {
  // The title of the list is drawn below what stands above it, so the levels up there are their own.
  const above = checkBody(body, facts, 'part');
  const around = itemPage.sections.length === 0 ? [] : checkBody(itemPage, facts, 'whole');
  return [
    ...untitled(title),
    ...above,
    ...around.map((found) => ({ ...found, place: { ...found.place, isAroundItems: true } })),
  ];
}

/** An item that visitors will see: its details, the owner's own fields and its page, below its title. */
export function checkItem(
  item: ItemDocument,
  facts: BodyFacts & { itemControl: Control; collectionOf: (id: string) => Collection | undefined },
): Finding[] {
  if (item.status !== 'published' && item.status !== 'scheduled') return [];
  const linked = { ...facts, anchors: NO_ANCHORS };
  const of = { place: SETTINGS, tone: 'paper' } as const;
  const custom = customFields(facts.collectionOf(item.collectionId)?.fields ?? []);
  return [
    ...untitled(item.title),
    ...checkValues(item, onlyDetails(facts.itemControl), of, linked),
    ...checkValues(item.custom, custom.control, of, linked),
    ...checkBody(item.body, facts, 'titled'),
  ];
}

const untitled = (title: string): Finding[] =>
  isUntitled(title) ? [{ check: 'title', message: 'It has no title yet.', place: SETTINGS }] : [];

function onlyDetails({ fields = {}, ...control }: Control): Control {
  return { ...control, fields: Object.fromEntries(DETAILS.flatMap((name) => entryOf(fields, name))) };
}

function entryOf(fields: Readonly<Record<string, Control>>, name: string): [string, Control][] {
  const control = fields[name];
  return control ? [[name, control]] : [];
}

import type { Field } from '../fields/index.ts';
import { isRecord } from '../fields/field.ts';
import type { BlockRulesOf } from '../blocks/rules.ts';
import { isSame } from '../same.ts';
import { wordsIn } from './words.ts';
import { SETTINGS, SETTINGS_TITLES, type SettingsGroup } from '../settings/groups.ts';
import { themeFields } from '../theme/theme.ts';
import { headerFooterFields } from './header-footer.ts';
import { collectionDocument } from '../collections/collection.ts';
import { itemFields } from '../collections/item.ts';
import { formDocument } from '../forms/document.ts';
import { translationFields } from '../languages/translation.ts';
import { popupFields } from '../popup/document.ts';
import type { DocumentKind } from './kinds.ts';
import { navigationFields } from './navigation.ts';
import { pageFields } from './page-document.ts';

/** How the documents of each kind are checked and read. */
export interface Documents {
  fieldsOf(kind: DocumentKind, key: string | null): Field<unknown> | undefined;
  /** Whether two bodies read alike; what was added to their kind since one of them was stored makes no difference. */
  saysTheSame(kind: DocumentKind, key: string | null, bodies: readonly [unknown, unknown]): boolean;
  /** All the words an owner wrote in a document, for search. */
  wordsOf(kind: DocumentKind, key: string | null, body: unknown): string;
  /** What is known of a type of block; undefined for types there are not. */
  blockOf: BlockRulesOf;
}

/** `checked` are settings that the server knows more about than they declare. */
export function makeDocuments(blockOf: BlockRulesOf, checked: Partial<typeof SETTINGS> = {}): Documents {
  const fields: Record<Exclude<DocumentKind, 'settings'>, Field<unknown>> = {
    page: pageFields(blockOf),
    headerFooter: headerFooterFields(blockOf),
    navigation: navigationFields,
    theme: themeFields,
    form: formDocument,
    collection: collectionDocument(blockOf),
    item: itemFields(blockOf),
    popup: popupFields,
    translation: translationFields,
  };
  const fieldsOf: Documents['fieldsOf'] = (kind, key) => {
    // A translation is found by what it translates.
    if (kind === 'translation' && key === null) return undefined;
    if (kind !== 'settings') return fields[kind];
    return key !== null && Object.hasOwn(SETTINGS, key)
      ? (checked[key as SettingsGroup] ?? SETTINGS[key as SettingsGroup])
      : undefined;
  };
  return {
    fieldsOf,
    blockOf,
    saysTheSame(kind, key, [one, other]) {
      const field = fieldsOf(kind, key);
      return field !== undefined && isSame(field.read(one), field.read(other));
    },
    wordsOf(kind, key, body) {
      const control = fieldsOf(kind, key)?.control;
      return control ? wordsIn(body, control, blockOf) : '';
    },
  };
}

const TITLES: Record<DocumentKind, string> = {
  page: 'Page',
  headerFooter: 'Header and footer',
  navigation: 'Navigation',
  theme: 'Design',
  settings: 'Settings',
  form: 'Form',
  collection: 'Collection',
  item: 'Item',
  popup: 'Pop-up',
  translation: 'Translation',
};

/** Called by the title their owner gave them. */
const TITLED: readonly DocumentKind[] = ['page', 'collection', 'item', 'translation'];

/** What to call a document in lists: a page by its title, a form by its name, the others by what they are. */
export function documentTitle(kind: DocumentKind, key: string | null, body: unknown): string {
  if (TITLED.includes(kind) && isRecord(body) && typeof body.title === 'string' && body.title !== '')
    return body.title;
  if (kind === 'form' && isRecord(body) && typeof body.name === 'string' && body.name !== '')
    return body.name;
  if (kind !== 'settings' || key === null) return TITLES[kind];
  return `${TITLES.settings}: ${SETTINGS_TITLES[key as SettingsGroup] ?? key}`;
}

/** What the product calls a document, in another language; settings are called after their group too. */
export const productTitle = (title: string, translate: (text: string) => string): string =>
  title
    .split(': ')
    .map((part) => translate(part))
    .join(': ');

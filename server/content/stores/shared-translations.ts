import { documentName } from '#core/languages/names.ts';
import type { Tx } from '../../database/database.ts';
import type { SingleRow } from './store.ts';
import {
  readTranslatedTitles,
  readTranslations,
  type StoredTranslation,
  type Version,
} from './translation-store.ts';

/** What surrounds all pages in other languages: its own translations, and the titles of the pages. */
export async function readSharedTranslations(
  tx: Tx,
  version: Version,
  { singles, languages }: { singles: readonly SingleRow[]; languages: readonly string[] },
): Promise<{ translations: StoredTranslation[]; titles: StoredTranslation[] }> {
  return {
    translations: await readTranslations(tx, version, { of: singles.map(documentName), languages }),
    titles: await readTranslatedTitles(tx, version, languages),
  };
}

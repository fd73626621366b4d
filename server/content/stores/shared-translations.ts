import { documentName } from '#core/languages/names.ts';
import type { SaidAddress } from '#core/languages/address-book.ts';
import type { Tx } from '../../database/database.ts';
import { readSaidAddresses } from './said-addresses.ts';
import type { SingleRow } from './store.ts';
import {
  readTranslatedTitles,
  readTranslations,
  type StoredTranslation,
  type Version,
} from './translation-store.ts';

/** What surrounds all pages in other languages: its own translations, the titles of the pages, and where all is. */
export async function readSharedTranslations(
  tx: Tx,
  version: Version,
  { singles, languages }: { singles: readonly SingleRow[]; languages: readonly string[] },
): Promise<{ translations: StoredTranslation[]; titles: StoredTranslation[]; addresses: SaidAddress[] }> {
  return {
    translations: await readTranslations(tx, version, { of: singles.map(documentName), languages }),
    titles: await readTranslatedTitles(tx, version, languages),
    addresses: await readSaidAddresses(tx, version),
  };
}

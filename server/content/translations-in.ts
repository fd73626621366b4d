import type { Tx } from '../database/database.ts';
import { readTranslations, type StoredTranslation } from './stores/translation-store.ts';
export { findTranslated } from './stores/translation-store.ts';

/** Translations by the names of what they translate, for features that keep their texts in tables of their own. */
export const translationsIn = (
  tx: Tx,
  { isDraft, of, languages }: { isDraft: boolean; of: readonly string[]; languages: readonly string[] },
): Promise<StoredTranslation[]> => readTranslations(tx, isDraft ? 'drafts' : 'live', { of, languages });

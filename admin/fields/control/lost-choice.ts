import { UNABLE_TO_LOCATE_CONTENT } from '#core/messages/connection.ts';
import { declared } from '../../words/catalogue.ts';

/** What to say of a choice that is no longer among what there is; nothing while that is not known yet. */
export function lostChoice(value: unknown, known: readonly string[] | undefined): string | undefined {
  const isLost = typeof value === 'string' && value !== '' && known !== undefined && !known.includes(value);
  return isLost ? declared(UNABLE_TO_LOCATE_CONTENT) : undefined;
}

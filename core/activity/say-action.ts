import { parseMessage } from '../messages/icu.ts';
import { fill } from '../messages/message.ts';
import { ACTIONS, isAuditAction, type AuditAction } from './actions.ts';
import { PIECES, type ActionWords, type Detail, type SayText } from './pieces.ts';

/** A language to say actions in: its locale, and its text for one of English. */
export interface Voice {
  locale: string;
  translate: (text: string) => string;
}

export const ENGLISH: Voice = { locale: 'en', translate: (text) => text };

export function speakerOf({ locale, translate }: Voice): SayText {
  const say = (text: string, values = {}) =>
    fill(parseMessage(translate(text), locale), values, locale).join('');
  return Object.assign(say, { locale });
}

/** One line for one entry, or for several of the same action. Actions without words of their own are named. */
export function sayAction(action: string, details: readonly Detail[], voice = ENGLISH): string {
  const say = speakerOf(voice);
  const [first = {}] = details;
  if (!isAuditAction(action)) return say(PIECES.unknown, { action });
  const { text, values, many }: ActionWords = ACTIONS[action];
  if (details.length < 2 || !many) return say(text, values?.(first, say));
  const about = many.values(details, say);
  return say(about.isOne === 'yes' ? many.times : text, about);
}

/** Actions whose words hold what somebody looks for. */
export function actionsLike(search: string, voice = ENGLISH): AuditAction[] {
  const wanted = search.trim().toLowerCase();
  return (Object.keys(ACTIONS) as AuditAction[]).filter((action) =>
    sayAction(action, [{}], voice).toLowerCase().includes(wanted),
  );
}

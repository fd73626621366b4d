import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  before: 'قبل',
  after: 'بعد',
  either: '{before} أو {after}',
  share: '{percent} بالمئة {label}',
  shareBefore: '{percent} بالمئة قبل',
  afterLabel: 'بعد',
};

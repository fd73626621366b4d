import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  before: 'Vorher',
  after: 'nachher',
  either: '{before} oder {after}',
  share: '{percent} Prozent {label}',
  shareBefore: '{percent} Prozent vorher',
  afterLabel: 'Nachher',
};

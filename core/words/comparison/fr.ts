import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  before: 'Avant',
  after: 'après',
  either: '{before} ou {after}',
  share: '{percent} pour cent {label}',
  shareBefore: '{percent} pour cent avant',
  afterLabel: 'Après',
};

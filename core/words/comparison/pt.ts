import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  before: 'Antes',
  after: 'depois',
  either: '{before} ou {after}',
  share: '{percent} por cento {label}',
  shareBefore: '{percent} por cento antes',
  afterLabel: 'Depois',
};

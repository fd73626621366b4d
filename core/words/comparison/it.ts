import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  before: 'Prima',
  after: 'dopo',
  either: '{before} o {after}',
  share: '{percent} per cento {label}',
  shareBefore: '{percent} per cento prima',
  afterLabel: 'Dopo',
};

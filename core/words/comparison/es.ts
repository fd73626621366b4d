import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  before: 'Antes',
  after: 'después',
  either: '{before} o {after}',
  share: '{percent} por ciento {label}',
  shareBefore: '{percent} por ciento antes',
  afterLabel: 'Después',
};

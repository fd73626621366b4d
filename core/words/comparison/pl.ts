import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  before: 'Przed',
  after: 'po',
  either: '{before} czy {after}',
  share: '{percent} procent: {label}',
  shareBefore: '{percent} procent: przed',
  afterLabel: 'Po',
};

import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  before: 'Voor',
  after: 'na',
  either: '{before} of {after}',
  share: '{percent} procent {label}',
  shareBefore: '{percent} procent voor',
  afterLabel: 'Na',
};

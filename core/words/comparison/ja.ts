import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  before: '前',
  after: '後',
  either: '{before}または{after}',
  share: '{label} {percent}パーセント',
  shareBefore: '前 {percent}パーセント',
  afterLabel: '後',
};

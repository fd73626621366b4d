import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  lessonsOf: '{title}のレッスン',
  isDone: '、完了',
  progress: '進捗',
  doneOf: '{total}件中{done}件完了',
  goOn: '「{title}」に進む',
  done: '完了',
  markDone: '完了にする',
};

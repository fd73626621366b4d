import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  label: 'サイト内を検索',
  button: '検索',
  nothingFound: '「{query}」に一致する結果はありません。語を減らすか、別の語でお試しください。',
  firstResults: '最初の結果',
  results: '{count, plural, other {#件の結果}}',
  unableToLoad: '結果を読み込めません',
};

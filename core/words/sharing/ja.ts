import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  share: 'シェア',
  copyAddress: 'アドレスをコピー',
  copied: 'コピーしました',
  copyFailed: 'ブラウザーによりコピーが許可されませんでした。',
  pinIt: 'ピンする',
};

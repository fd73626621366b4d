import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  gallery: 'ギャラリー',
  carousel: 'カルーセル',
  of: '／',
  pause: '一時停止',
  previous: '前へ',
  next: '次へ',
  slide: 'スライド{number}',
  picture: '画像',
  pictures: '画像',
  pictureOf: '画像 {number}／{total}',
  videoOf: '動画 {number}／{total}',
  close: '閉じる',
  caption: 'キャプション',
  zoomIn: '拡大',
  zoomOut: '縮小',
};

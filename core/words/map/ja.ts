import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  mapOf: '{place}の地図',
  mapAround: '{place}周辺の地図',
  markedPlace: '指定された場所',
  openInMaps: '{place}を地図アプリで開く',
  thisPlace: 'この場所',
  oneSquare: '1マスは{distance}です。',
  zoomIn: '拡大',
  zoomOut: '縮小',
  didNotLoad: '{provider}を読み込めませんでした。',
  tryAgain: 'もう一度試す',
  showMap: '{provider}の地図を表示',
  hideMap: '{provider}の地図を非表示',
  loading: '読み込み中…',
  directions: '経路を調べる',
};

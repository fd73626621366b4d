import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  pause: '一時停止',
  playVideo: '動画を再生',
  playNamed: '{name}を再生',
  watchVideo: '動画を見る',
  watchNamed: '{name}を見る',
  videoFrom: '{provider}の動画',
  pauseBackground: '背景動画を一時停止',
  playBackground: '背景動画を再生',
};
